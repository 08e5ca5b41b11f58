import { REDUCED_MOTION } from "../../ui/reduced-motion.ts";

/** Gives a list that scrolls sideways its two buttons. Returns a function to call when its slides changed. */
export function start(place: HTMLElement): () => void {
  const viewport = place.querySelector<HTMLElement>(".carousel__viewport");
  const buttons = place.querySelectorAll<HTMLElement>(".carousel__controls button");
  if (!viewport) return () => {};

  const update = () => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    const isAtEnd = [viewport.scrollLeft < 2, viewport.scrollLeft > end - 2];
    // Written in the next frame: the other sliders of the page measure first, and nothing is laid out twice.
    requestAnimationFrame(() => show(end < 2, isAtEnd));
  };
  const show = (fits: boolean, isAtEnd: boolean[]) => {
    // A list that does not scroll needs no stop of its own.
    if (fits) viewport.removeAttribute("tabindex");
    else viewport.tabIndex = 0;
    for (const [index, button] of buttons.entries()) {
      button.hidden = fits;
      button.ariaDisabled = String(isAtEnd[index]);
    }
  };
  // Where the last press leads: a second press goes on from there, not from half-way.
  let target: number | undefined;
  const go = (direction: 1 | -1) => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    const wanted = (target ?? viewport.scrollLeft) + direction * viewport.clientWidth;
    target = Math.min(Math.max(wanted, 0), end);
    const behavior = matchMedia(REDUCED_MOTION).matches ? "instant" : "smooth";
    viewport.scrollTo({ left: target, behavior });
  };
  for (const [index, button] of buttons.entries()) {
    button.addEventListener("click", () => go(index === 0 ? -1 : 1));
  }
  viewport.addEventListener("scrollend", () => {
    target = undefined;
  });
  viewport.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(viewport);
  return update;
}
