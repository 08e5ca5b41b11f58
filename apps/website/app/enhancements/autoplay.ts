import { REDUCED_MOTION } from "./reduced-motion.ts";

/** `isPlaying`: the visitor has not stopped it. `isAdvancing`: it plays and is not hovered. */
type AutoplayState = { isPlaying: boolean; isAdvancing: boolean };

/**
 * An animation that the visitor can stop (WCAG 2.2.2). The button in `root` stops it (`data-play` and
 * `data-pause` are its labels), and so does keyboard focus; hovering pauses it.
 * `data-stops-on` selects the elements whose focus stops it; without it, any focus does. With reduced motion
 * it starts paused.
 */
export function startAutoplay(root: HTMLElement, onChange: (state: AutoplayState) => void): void {
  const stopsOn = root.dataset["stopsOn"] ?? "*";
  const button = root.querySelector<HTMLElement>("[data-play]");
  const reducedMotion = matchMedia(REDUCED_MOTION);
  let choice: boolean | undefined;
  let isHovered = false;

  const update = () => {
    const isPlaying = choice ?? !reducedMotion.matches;
    if (button) {
      button.hidden = false;
      button.ariaLabel = button.dataset[isPlaying ? "pause" : "play"] ?? "";
      for (const [index, icon] of [...button.children].entries()) {
        icon.toggleAttribute("hidden", isPlaying === (index === 1));
      }
    }
    onChange({ isPlaying, isAdvancing: isPlaying && !isHovered });
  };
  const choose = (isPlaying: boolean) => {
    choice = isPlaying;
    update();
  };
  const setHovered = (value: boolean) => {
    if (value === isHovered) return;
    isHovered = value;
    update();
  };

  button?.addEventListener("click", () => choose(!(choice ?? !reducedMotion.matches)));
  root.addEventListener("pointerenter", (event) => setHovered(event.pointerType === "mouse"));
  root.addEventListener("pointerleave", () => setHovered(false));
  root.addEventListener("focusin", ({ target }) => {
    const isFocused = target instanceof Element && target.matches(`${stopsOn}:focus-visible`);
    if (isFocused && (choice ?? !reducedMotion.matches)) choose(false);
  });
  reducedMotion.addEventListener("change", update);
  update();
}
