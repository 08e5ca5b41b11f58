import { flushSync } from "react-dom";
import { wantsNoMotion } from "../core/environment.ts";

const NAME = "lightbox-photo";
type Named = Element | null | undefined;

// A second transition may begin while the first is running; a name may stand only once.
const named = new Set<Element>();

function setName(element: Named, name: string): void {
  if (!(element instanceof HTMLElement)) return;
  if (name) named.add(element);
  else named.delete(element);
  element.style.viewTransitionName = name;
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
  const possible = source && "startViewTransition" in document && !wantsNoMotion();
  if (!possible) {
    change();
    return;
  }
  let target: Named = null;
  for (const earlier of named) setName(earlier, "");
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
