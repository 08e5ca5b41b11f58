/**
 * Scrolls an element that is taller than the space below the header, or that starts above it, to just below
 * the header when it gets the keyboard focus. Otherwise the browser leaves its top edge and focus ring under
 * the header.
 */
export function scrollBelowHeader(scroller: HTMLElement): void {
  scroller.addEventListener("focus", () => {
    if (!scroller.matches(":focus-visible")) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { top, height } = scroller.getBoundingClientRect();
    if (top >= header && height <= innerHeight - header) return;
    scroller.scrollIntoView({ block: "start", behavior: "instant" });
  });
}
