// What is looked at on a page: run by docs/screenshots.py in the browser, after axe.
"use strict";

// What axe asks about colours takes most of its time; it is asked for each look of a text once, not for each text.
const COLOURS = ["color-contrast", "link-in-text-block"];
const SPARING = { preload: false, reporter: "no-passes", resultTypes: ["violations"], selectors: false };

globalThis.boodleSite = {
  // What reaches beyond the screen or is cut off, and what nobody can read aloud.
  layout() {
    const found = [];
    const say = (what, element) => found.push(`${what}: ${boodleSite.name(element)}`);
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) {
      found.push(`the page is ${root.scrollWidth} wide, the screen ${innerWidth}`);
    }
    for (const element of document.body.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const drawing = element.tagName === "svg" ? null : element.closest("svg")?.getBoundingClientRect();
      if (drawing) {
        const inside = box.left >= drawing.left - 1 && box.right <= drawing.right + 1 && box.top >= drawing.top - 1 && box.bottom <= drawing.bottom + 1;
        if (element.tagName === "text" && !inside) say("text beyond its drawing", element);
        continue;
      }
      const beyond = box.left < -1 || box.right > innerWidth + 1;
      const larger = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      if (!(beyond || larger) || boodleSite.scrolled(element) || boodleSite.drawnIn(element)) continue;
      const style = getComputedStyle(element);
      const clips = ["hidden", "clip"].includes(style.overflowX) && style.clip === "auto" && style.clipPath === "none";
      if (beyond) say("beyond the screen", element);
      if (larger && clips) say("cut off", element);
    }
    return found;
  },

  // Pictures without words, and words of another language that do not say so.
  words() {
    const found = [];
    for (const picture of document.querySelectorAll("article img, article svg, article object, article canvas")) {
      const title = picture.querySelector(":scope > title")?.textContent;
      const hidden = picture.closest("[aria-hidden=true]");
      const told = picture.alt || picture.getAttribute("aria-label") || picture.getAttribute("aria-labelledby") || title;
      if (!told && !hidden && !picture.closest("button")) found.push(`a picture without words: ${boodleSite.name(picture)}`);
    }
    const texts = document.createTreeWalker(document.querySelector("article") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const foreign = /[äöüÄÖÜß]/.test(text.data) && !text.parentElement.closest("pre, code");
      if (foreign && text.parentElement.closest("[lang]") === document.documentElement) {
        found.push(`words in no language: ${JSON.stringify(text.data.trim().slice(0, 60))}`);
      }
    }
    return found;
  },

  // Whether an element lies in a box that scrolls sideways.
  scrolled(element) {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
    }
    return false;
  },

  // Whether an element lies in a drawer that is not open.
  drawnIn(element) {
    const drawer = element.closest(".sidebar-drawer, .toc-drawer")?.getBoundingClientRect();
    return drawer && (drawer.right <= 0 || drawer.left >= innerWidth);
  },

  // The looks of text that have not been seen yet, each with the first element that has it.
  looks(seen) {
    const known = new Set(seen);
    const fresh = new Map();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      let behind = element;
      while (behind.parentElement && getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)") behind = behind.parentElement;
      const large = parseFloat(style.fontSize) >= (style.fontWeight >= 700 ? 18.66 : 24);
      const look = [style.color, style.fill, getComputedStyle(behind).backgroundColor, large, Boolean(element.closest("a"))].join("|");
      if (!known.has(look) && !fresh.has(look)) fresh.set(look, element);
    }
    return fresh;
  },

  // What of the looks that have not been seen yet is hard to read, and those looks.
  async contrast(seen) {
    const fresh = boodleSite.looks(seen);
    if (!fresh.size) return [[], []];
    const said = await axe.run({ include: [...fresh.values()] }, { runOnly: COLOURS, ...SPARING });
    return [boodleSite.told(said), [...fresh.keys()]];
  },

  // What axe finds, but for colours.
  async rules() {
    const rules = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]));
    return boodleSite.told(await axe.run(document, { rules, ...SPARING }));
  },

  told(said) {
    return said.violations.flatMap((fault) => fault.nodes.map((node) => `${fault.id}, ${fault.help}: ${node.html.slice(0, 120)}`));
  },

  // Where the keyboard is, and whether one can see that.
  focus() {
    const element = document.activeElement;
    if (element === document.body) return null;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const shown = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
    const visible = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { name: boodleSite.name(element), shown, visible };
  },

  name(element) {
    const classes = typeof element.className === "string" && element.className ? `.${element.className.trim().split(/\s+/).join(".")}` : "";
    return `${element.tagName.toLowerCase()}${classes} ${JSON.stringify((element.textContent ?? "").trim().slice(0, 40))}`;
  },
};
