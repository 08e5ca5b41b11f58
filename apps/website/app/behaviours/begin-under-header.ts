/**
 * A scroller that is taller than the room below the header, or that begins above it, begins there when the
 * keyboard reaches it. The browser alone leaves such a one where it is, its upper edge and the ring on it
 * under the header.
 */
export function beginUnderHeader(scroller: HTMLElement): void {
  scroller.addEventListener("focus", () => {
    if (!scroller.matches(":focus-visible")) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const { top, height } = scroller.getBoundingClientRect();
    if (top >= header && height <= innerHeight - header) return;
    scroller.scrollIntoView({ block: "start", behavior: "instant" });
  });
}
