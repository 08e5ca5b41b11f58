import { flushSync } from "react-dom";
import { prefersReducedMotion } from "../core/environment.ts";

const NAME = "lightbox-photo";
type Named = Element | null | undefined;

// A second transition may begin while the first is running; the name may stand only once.
let named: HTMLElement | null = null;

function setName(element: Named): void {
  if (named) named.style.viewTransitionName = "";
  named = element instanceof HTMLElement ? element : null;
  if (named) named.style.viewTransitionName = NAME;
}

/**
 * Runs `change` so that the picture grows from `from()` into `to()`. Without support, with
 * reduced motion or on a hidden page the change simply happens. The change is never delayed
 * beyond the next frame, and its elements keep no trace of the transition.
 */
export function withViewTransition(
  wanted: boolean,
  change: () => void,
  from: () => Named,
  to: () => Named,
): void {
  const source = wanted ? from() : null;
  const possible = source && "startViewTransition" in document && !prefersReducedMotion();
  if (!possible) {
    change();
    return;
  }
  let target: Named = null;
  setName(source);
  const transition = document.startViewTransition(() => {
    setName(null);
    flushSync(change);
    target = to();
    setName(target);
  });
  // A skipped transition is no failure: the change itself has happened.
  Promise.allSettled([transition.ready, transition.finished]).then(() => {
    if (named === target) setName(null);
  });
}
