import { afterPaint } from "./after-paint.ts";
import { beginUnderHeader } from "./begin-under-header.ts";
import { createView } from "./view.ts";

/**
 * A list that scrolls sideways (`data-view`; its only child holds the slides) gets its two buttons
 * (`data-scroll`): hidden while everything is in sight, disabled at the ends. When other slides are shown
 * than before, it begins anew.
 */
export function scroller(place: HTMLElement): void {
  const viewport = place.querySelector<HTMLElement>("[data-view]");
  const buttons = place.querySelectorAll<HTMLElement>("[data-scroll]");
  const list = viewport?.firstElementChild;
  if (!viewport || !list) return;
  // Where every card is a link, the links take the focus, and each scrolls into view.
  const isStop = viewport.hasAttribute("tabindex");

  let isAtStart = true;
  const update = () => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    isAtStart = viewport.scrollLeft < 2;
    const isAtEnd = { previous: isAtStart, next: viewport.scrollLeft > end - 2 };
    // Written in the next frame: the other scrollers of the page measure first, and nothing is laid out twice.
    requestAnimationFrame(() => show(end < 2, isAtEnd));
  };
  const show = (fits: boolean, isAtEnd: { previous: boolean; next: boolean }) => {
    // A list that does not scroll needs no tab stop.
    if (fits) viewport.removeAttribute("tabindex");
    else if (isStop) viewport.tabIndex = 0;
    for (const button of buttons) {
      button.hidden = fits;
      button.ariaDisabled = String(leadsOn(button) ? isAtEnd.next : isAtEnd.previous);
    }
  };
  const view = createView(viewport, {}, update);
  for (const button of buttons) {
    button.addEventListener("click", () => view.turn(leadsOn(button) ? 1 : -1));
  }
  beginUnderHeader(viewport);
  new MutationObserver(() => {
    const shown = ([...list.children] as HTMLElement[]).filter((slide) => !slide.hidden);
    for (const [index, slide] of shown.entries())
      slide.ariaLabel = `${index + 1} of ${shown.length}`;
    // Scrolling and measuring have the page laid out at once, and the press on a tab would wait for it.
    if (!isAtStart) viewport.scrollTo({ left: 0, behavior: "instant" });
    afterPaint(update);
  }).observe(list, { subtree: true, attributeFilter: ["hidden"] });
}

const leadsOn = (button: HTMLElement) => button.dataset["scroll"] === "next";
