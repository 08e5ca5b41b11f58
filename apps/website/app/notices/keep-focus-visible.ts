const GAP_PX = 16;

/** Scrolls the focused element out from under a floating panel. Returns a function that stops it. */
export function keepFocusVisible(panel: HTMLElement): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || panel.contains(target)) return;
    const [panelBox, targetBox] = [panel.getBoundingClientRect(), target.getBoundingClientRect()];
    const isUnder =
      targetBox.bottom > panelBox.top &&
      targetBox.top < panelBox.bottom &&
      targetBox.right > panelBox.left &&
      targetBox.left < panelBox.right;
    if (!isUnder) return;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    // Not so far that its top edge goes under the header: an element too tall for both starts below the header.
    const top = Math.min(targetBox.bottom - panelBox.top + GAP_PX, targetBox.top - header);
    if (top > 0) scrollBy({ top, behavior: "instant" });
  };
  document.addEventListener("focusin", onFocus);
  return () => document.removeEventListener("focusin", onFocus);
}
