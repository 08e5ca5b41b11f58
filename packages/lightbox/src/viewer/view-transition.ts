import { flushSync } from "react-dom";
import { prefersReducedMotion } from "../core/environment.ts";

let running: ViewTransition | undefined;

/** Also the name of the current photo, in slides.css. */
const NAME = "plb-photo";

/**
 * Opens or closes by `change`, in a view transition between the thumbnail and the photo. Without
 * support or with reduced motion it runs `change` directly.
 */
export function withViewTransition(
  change: () => void,
  opens: boolean,
  thumbnail?: Element | null | false,
): void {
  // Two of them at once would have the name twice.
  running?.skipTransition();
  const isPossible = thumbnail instanceof HTMLElement && "startViewTransition" in document;
  if (!isPossible || prefersReducedMotion()) {
    change();
    return;
  }
  const setName = (isNamed: boolean) => {
    thumbnail.style.viewTransitionName = isNamed ? NAME : "";
  };
  setName(opens);
  const transition = document.startViewTransition(() => {
    setName(!opens);
    flushSync(change);
  });
  running = transition;
  // A skipped transition is not an error: `change` has run.
  Promise.allSettled([transition.ready, transition.finished]).then(() => setName(false));
}
