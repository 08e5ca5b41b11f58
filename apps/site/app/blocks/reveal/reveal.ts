import { REDUCED_MOTION } from "../../ui/use-media.ts";

/** How far a part must have come into view before it rises. Spec section 9, pixels. */
const OFFSET_PX = 150;

/**
 * Lets the parts below the first screen rise once, as they come into view. Only this script makes them wait,
 * so nothing is hidden when it does not run, and nothing at all happens under reduced motion.
 */
export function revealOnScroll(): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        target.classList.replace("is-waiting", "is-shown");
      }
    },
    { rootMargin: `0px 0px -${OFFSET_PX}px` },
  );
  for (const part of document.querySelectorAll(".reveal")) {
    if (part.getBoundingClientRect().top < innerHeight) continue;
    part.classList.add("is-waiting");
    watcher.observe(part);
  }
}
