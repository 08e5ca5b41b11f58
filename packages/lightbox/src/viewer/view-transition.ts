import { flushSync } from "react-dom";
import { prefersReducedMotion } from "../core/environment.ts";

const NAME = "plb-photo";
type MaybeElement = Element | null | undefined;

// Transitions may overlap, but the name must be unique in the document.
let namedElement: HTMLElement | null = null;

function setName(element: MaybeElement): void {
  if (namedElement) namedElement.style.viewTransitionName = "";
  namedElement = element instanceof HTMLElement ? element : null;
  if (namedElement) namedElement.style.viewTransitionName = NAME;
}

/**
 * Runs `change` in a view transition from the element `from()` to `to()`. Without support or with
 * reduced motion it runs `change` directly. The transition name is removed afterwards.
 */
export function withViewTransition(
  enabled: boolean,
  change: () => void,
  from: () => MaybeElement,
  to: () => MaybeElement,
): void {
  const source = enabled ? from() : null;
  const isPossible = source && "startViewTransition" in document && !prefersReducedMotion();
  if (!isPossible) {
    change();
    return;
  }
  let target: MaybeElement = null;
  setName(source);
  const transition = document.startViewTransition(() => {
    setName(null);
    flushSync(change);
    target = to();
    setName(target);
  });
  // A skipped transition is not an error: `change` has run.
  Promise.allSettled([transition.ready, transition.finished]).then(() => {
    if (namedElement === target) setName(null);
  });
}
