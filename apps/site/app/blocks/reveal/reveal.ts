import { REDUCED_MOTION } from "../../ui/reduced-motion.ts";

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
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const isWaiting = target.classList.contains("is-waiting");
        if (isIntersecting) target.classList.replace("is-waiting", "is-shown");
        else if (!isWaiting && boundingClientRect.top >= innerHeight)
          target.classList.add("is-waiting");
        if (isIntersecting || !target.classList.contains("is-waiting")) watcher.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${OFFSET_PX}px` },
  );
  // The observer measures when the browser lays the page out anyway; asking for sizes here would force it to.
  for (const part of document.querySelectorAll(".reveal")) watcher.observe(part);
}
