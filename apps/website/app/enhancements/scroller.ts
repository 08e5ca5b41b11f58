import { loadLanguage } from "../language/browser-language.ts";
import { afterPaint } from "./after-paint.ts";
import { scrollBelowHeader } from "./scroll-below-header.ts";
import { createView } from "./view.ts";

/**
 * A horizontal scroll list (`data-view`; its only child holds the slides) with two buttons (`data-scroll`):
 * hidden while everything is in view, disabled at the ends. Scrolls back to the start when its slides are
 * replaced.
 */
export function scroller(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>("[data-view]");
  const buttons = root.querySelectorAll<HTMLElement>("[data-scroll]");
  const list = viewport?.firstElementChild;
  if (!viewport || !list) return;
  // Where every card is a link, the links are the tab stops and scroll into view on focus.
  const isTabStop = viewport.hasAttribute("tabindex");

  let isAtStart = true;
  const update = () => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    isAtStart = viewport.scrollLeft < 2;
    const isAtEnd = { previous: isAtStart, next: viewport.scrollLeft > end - 2 };
    // Written in the next frame, after the other scrollers have measured, to avoid a second layout.
    requestAnimationFrame(() => show(end < 2, isAtEnd));
  };
  const show = (fits: boolean, isAtEnd: { previous: boolean; next: boolean }) => {
    // A list that does not scroll needs no tab stop.
    if (fits) viewport.removeAttribute("tabindex");
    else if (isTabStop) viewport.tabIndex = 0;
    for (const button of buttons) {
      button.hidden = fits;
      button.ariaDisabled = String(isNext(button) ? isAtEnd.next : isAtEnd.previous);
    }
  };
  const view = createView(viewport, {}, update);
  for (const button of buttons) {
    button.addEventListener("click", () => view.turn(isNext(button) ? 1 : -1));
  }
  scrollBelowHeader(viewport);
  new MutationObserver(() => {
    const shown = ([...list.children] as HTMLElement[]).filter((slide) => !slide.hidden);
    void loadLanguage().then(({ t }) => {
      for (const [index, slide] of shown.entries())
        slide.ariaLabel = t("{position} of {count}", { position: index + 1, count: shown.length });
    });
    // Scrolling and measuring force a layout, which would delay the response to a click on a tab.
    if (!isAtStart) viewport.scrollTo({ left: 0, behavior: "instant" });
    afterPaint(update);
  }).observe(list, { subtree: true, attributeFilter: ["hidden"] });
}

const isNext = (button: HTMLElement) => button.dataset["scroll"] === "next";
