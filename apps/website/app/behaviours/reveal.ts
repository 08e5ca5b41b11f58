import { REDUCED_MOTION } from "./reduced-motion.ts";

/** How far a part must have come into view before it rises. Spec section 9, pixels. */
const OFFSET_PX = 150;

/**
 * Lets what a place has marked `reveal` below the first screen rise once, as it comes into view. Only this
 * script makes it wait, and only within a screen of view: nothing is hidden when it does not run, what is far
 * costs nothing, and nothing at all happens under reduced motion.
 */
export function reveal(place: ParentNode): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  const inView = watch(`-${OFFSET_PX}px`, ({ target }) => {
    target.classList.replace("is-waiting", "is-shown");
  });
  // The observers measure when the browser lays the page out anyway; asking for sizes here would force it to.
  const within = watch("100%", ({ target, boundingClientRect }) => {
    if (boundingClientRect.top < innerHeight) return;
    target.classList.add("is-waiting");
    inView.observe(target);
  });
  for (const part of place.querySelectorAll(".reveal")) within.observe(part);
}

/** Calls back once for each part that crosses a line this far below the viewport. */
function watch(
  below: string,
  tell: (entry: IntersectionObserverEntry) => void,
): IntersectionObserver {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        watcher.unobserve(entry.target);
        tell(entry);
      }
    },
    { rootMargin: `0px 0px ${below}` },
  );
  return watcher;
}
