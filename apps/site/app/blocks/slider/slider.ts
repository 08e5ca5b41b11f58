import { REDUCED_MOTION } from "../../ui/use-media.ts";

/** Gives a list that scrolls sideways its two buttons. Returns a function to call when its slides changed. */
export function start(place: HTMLElement): () => void {
  const viewport = place.querySelector<HTMLElement>(".carousel__viewport");
  const buttons = place.querySelectorAll<HTMLElement>(".carousel__controls button");
  if (!viewport) return () => {};

  const update = () => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    const fits = end < 2;
    // A list that does not scroll needs no stop of its own.
    if (fits) viewport.removeAttribute("tabindex");
    else viewport.tabIndex = 0;
    for (const [index, button] of buttons.entries()) {
      const isAtEnd = index === 0 ? viewport.scrollLeft < 2 : viewport.scrollLeft > end - 2;
      button.hidden = fits;
      button.ariaDisabled = String(isAtEnd);
    }
  };
  for (const [index, button] of buttons.entries()) {
    button.addEventListener("click", () =>
      viewport.scrollBy({
        left: (index === 0 ? -1 : 1) * viewport.clientWidth,
        behavior: matchMedia(REDUCED_MOTION).matches ? "instant" : "smooth",
      }),
    );
  }
  viewport.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(viewport);
  return update;
}
