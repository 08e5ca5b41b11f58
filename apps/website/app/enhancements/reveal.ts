import { REDUCED_MOTION } from "./reduced-motion.ts";

/** How far an element must scroll into view before it is revealed. Spec section 9, pixels. */
const OFFSET_PX = 150;

/** Only this script hides elements, close to the viewport: without JavaScript everything is visible. */
export function reveal(root: ParentNode): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  const inView = watch(`-${OFFSET_PX}px`, ({ target }) => {
    target.classList.replace("is-waiting", "is-shown");
  });
  // The observers measure during normal layout; reading sizes here would force a layout.
  const nearby = watch("100%", ({ target, boundingClientRect }) => {
    if (boundingClientRect.top < innerHeight) return;
    target.classList.add("is-waiting");
    inView.observe(target);
  });
  for (const part of root.querySelectorAll(".reveal")) nearby.observe(part);
}

/** Calls `onEnter` once for each element that crosses a line this far below the bottom of the viewport. */
function watch(
  below: string,
  onEnter: (entry: IntersectionObserverEntry) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        onEnter(entry);
      }
    },
    { rootMargin: `0px 0px ${below}` },
  );
  return observer;
}
