const AIR_PX = 16;

/**
 * Scrolls on when the focus lands under a panel that floats over the page, so that it never covers what has
 * the focus. Returns a function that stops it.
 */
export function keepInSight(panel: HTMLElement): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || panel.contains(target)) return;
    const [cover, covered] = [panel.getBoundingClientRect(), target.getBoundingClientRect()];
    const isUnder =
      covered.bottom > cover.top &&
      covered.top < cover.bottom &&
      covered.right > cover.left &&
      covered.left < cover.right;
    if (!isUnder) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    // Not so far that its upper edge goes under the header instead: what is too tall for both begins below it.
    const top = Math.min(covered.bottom - cover.top + AIR_PX, covered.top - header);
    if (top > 0) scrollBy({ top, behavior: "instant" });
  };
  document.addEventListener("focusin", onFocus);
  return () => document.removeEventListener("focusin", onFocus);
}
