// What the theme leaves open for a keyboard and a screen reader.
"use strict";

const BOXES = "article pre, article .table-wrapper";
const DRAWERS = { __navigation: "all pages", __toc: "on this page" };

// A box that scrolls can be reached with the keyboard, and says what it is.
function nameBoxes() {
  for (const box of document.querySelectorAll(BOXES)) {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0;
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", box.tagName === "PRE" ? "code, scrolls sideways" : "table, scrolls sideways");
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    }
  }
}

// On a narrow screen the lists of pages and of sections are behind icons: buttons, with a name and a state.
function nameDrawers() {
  document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", DRAWERS.__navigation);
  document.querySelector(".toc-drawer")?.setAttribute("aria-label", DRAWERS.__toc);
  for (const [id, name] of Object.entries(DRAWERS)) {
    const toggle = document.getElementById(id);
    for (const icon of document.querySelectorAll(`label[for="${id}"] > .icon`)) {
      const say = () => icon.setAttribute("aria-expanded", String(toggle.checked));
      icon.tabIndex = 0;
      icon.setAttribute("role", "button");
      icon.setAttribute("aria-label", name);
      say();
      toggle.addEventListener("change", say);
      icon.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          icon.click();
        }
      });
    }
  }
}

nameDrawers();
nameBoxes();
new ResizeObserver(nameBoxes).observe(document.body);
