import { REDUCED_MOTION } from "../../enhancements/reduced-motion.ts";

/** Spec section 9, pixels. */
const THRESHOLD_PX = 300;

export function scrollTop(root: HTMLElement): void {
  const button = root.querySelector("button");
  if (!button) return;
  const update = () => {
    button.hidden = scrollY <= THRESHOLD_PX;
  };
  button.addEventListener("click", ({ detail }) => {
    const isReduced = matchMedia(REDUCED_MOTION).matches;
    scrollTo({ top: 0, behavior: isReduced ? "instant" : "smooth" });
    // The button is about to be hidden, so the keyboard focus moves to the start of the page.
    if (detail === 0)
      document.querySelector<HTMLElement>(".skip-link")?.focus({ preventScroll: true });
  });
  addEventListener("scroll", update, { passive: true });
  // Reads the position in the next frame, after layout; reading it now would force one.
  requestAnimationFrame(update);
}
