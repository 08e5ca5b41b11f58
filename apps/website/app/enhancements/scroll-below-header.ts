/** Otherwise the browser leaves the top edge and focus ring of a tall element under the header. */
export function scrollBelowHeader(scroller: HTMLElement): void {
  scroller.addEventListener("focus", () => {
    if (!scroller.matches(":focus-visible")) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { top, height } = scroller.getBoundingClientRect();
    if (top >= header && height <= innerHeight - header) return;
    scroller.scrollIntoView({ block: "start", behavior: "instant" });
  });
}
