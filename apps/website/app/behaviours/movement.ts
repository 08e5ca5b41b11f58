import { REDUCED_MOTION } from "./reduced-motion.ts";

/** `isPlaying`: the visitor has not stopped it. `isMoving`: it plays and is not hovered. */
type Movement = { isPlaying: boolean; isMoving: boolean };

/**
 * An animation that the visitor can stop (WCAG 2.2.2). The button in `place` stops it (`data-play` and
 * `data-pause` are its labels), and so does keyboard focus; hovering pauses it.
 * `data-stops-on` selects the elements whose focus stops it; without it, any focus does. With reduced motion
 * it starts paused.
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
