// A box that scrolls can be reached with the keyboard, and says what it is; landmarks of one kind have names of their own.
"use strict";

function nameBoxes() {
  for (const box of document.querySelectorAll("article pre, article .table-wrapper")) {
    const scrolls = box.scrollWidth > box.clientWidth;
    if (scrolls) {
      box.tabIndex = 0;
      box.setAttribute("role", "region");
      box.setAttribute("aria-label", box.tagName === "PRE" ? "code, scrolls sideways" : "table, scrolls sideways");
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) {
        box.removeAttribute(name);
      }
    }
  }
}

document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "all pages");
document.querySelector(".toc-drawer")?.setAttribute("aria-label", "on this page");
nameBoxes();
window.addEventListener("resize", nameBoxes);
