import { REDUCED_MOTION } from "./reduced-motion.ts";

/** `isPlaying`: not paused by the visitor. `isMoving`: playing, and without a pointer on it. */
type Movement = { isPlaying: boolean; isMoving: boolean };

/**
 * Movement that a visitor can stop (WCAG 2.2.2): with the button of `place` (`data-play` and `data-pause` are its
 * names) or by reaching it with the keyboard, for good, and with the pointer for as long as it is there.
 * `data-stops-on` says which elements stop it when the keyboard reaches them; without it, all do. Under
 * reduced motion it begins stopped.
 */
export function startMovement(place: HTMLElement, onChange: (state: Movement) => void): void {
  const stopsOn = place.dataset["stopsOn"] ?? "*";
  const button = place.querySelector<HTMLElement>("[data-play]");
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let choice: boolean | undefined;
  let isHeld = false;

  const update = () => {
    const isPlaying = choice ?? !reducedMotion.matches;
    if (button) {
      button.hidden = false;
      button.ariaLabel = button.dataset[isPlaying ? "pause" : "play"] ?? "";
      for (const [index, icon] of [...button.children].entries()) {
        icon.toggleAttribute("hidden", isPlaying === (index === 1));
      }
    }
    onChange({ isPlaying, isMoving: isPlaying && !isHeld });
  };
  const choose = (isPlaying: boolean) => {
    choice = isPlaying;
    update();
  };
  const hold = (held: boolean) => {
    if (held === isHeld) return;
    isHeld = held;
    update();
  };

  button?.addEventListener("click", () => choose(!(choice ?? !reducedMotion.matches)));
  place.addEventListener("pointerenter", (event) => hold(event.pointerType === "mouse"));
  place.addEventListener("pointerleave", () => hold(false));
  place.addEventListener("focusin", ({ target }) => {
    const isReached = target instanceof Element && target.matches(`${stopsOn}:focus-visible`);
    if (isReached && (choice ?? !reducedMotion.matches)) choose(false);
  });
  reducedMotion.addEventListener("change", update);
  update();
}
