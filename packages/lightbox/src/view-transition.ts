import { flushSync } from "react-dom";
import { REDUCED_MOTION } from "./environment.ts";

const NAME = "lightbox-photo";
type Named = Element | null | undefined;

function setName(element: Named, name: string): void {
  if (element instanceof HTMLElement) element.style.viewTransitionName = name;
}

/**
 * Runs `change` so that the picture grows from `from()` into `to()`. Without support, with
 * reduced motion or on a hidden page the change simply happens. The change is never delayed
 * beyond the next frame, and its elements keep no trace of the transition.
 */
export function growInto(
  wanted: boolean,
  change: () => void,
  from: () => Named,
  to: () => Named,
): void {
  const source = wanted ? from() : null;
  const possible =
    source && "startViewTransition" in document && !matchMedia(REDUCED_MOTION).matches;
  if (!possible) {
    change();
    return;
  }
  let target: Named = null;
  setName(source, NAME);
  const transition = document.startViewTransition(() => {
    setName(source, "");
    flushSync(change);
    target = to();
    setName(target, NAME);
  });
  // A skipped transition is no failure: the change itself has happened.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined).then(() => setName(target, ""));
}
