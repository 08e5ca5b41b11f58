import { afterPaint } from "./after-paint.ts";
import { beginUnderHeader } from "./begin-under-header.ts";
import { startMovement } from "./movement.ts";
import { createView } from "./view.ts";

/** Lazy images of a slide start to load this long before the slide is shown. */
const FETCH_AHEAD_MS = 4_000;

/**
 * A carousel of full-width slides (`data-view`) that advances every `data-every` milliseconds, from the last
 * to the first again, and can be stopped (movement.ts). With `data-fade` a slide fades in instead of
 * sliding. Optional parts:
 *
 * - `data-turn` buttons, `data-play`, and `data-controls` around controls that need JavaScript
 * - `data-position`, which shows `2 / 4`, and `data-time`, which gets a new child with every slide
 * - slides, found by their role description: hidden ones are inert too; `data-later` is removed shortly
 *   before a slide is shown
 */
export function rotator(place: HTMLElement): void {
  const viewport = place.querySelector<HTMLElement>("[data-view]");
  if (!viewport) return;
  const slides = [...viewport.querySelectorAll<HTMLElement>("[aria-roledescription=slide]")];
  const position = place.querySelector("[data-position]");
  const time = place.querySelector("[data-time]");
  const every = Number(place.dataset["every"]);
  let selected = -1;
  let isMoving = false;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const fetchSlide = (index: number) =>
    slides[index % slides.length]?.removeAttribute("data-later");

  /** Each slide, and each restart of the movement, restarts the timer. */
  const turnLater = () => {
    timers.forEach(clearTimeout);
    if (!isMoving) return;
    timers = [
      setTimeout(() => fetchSlide(selected + 1), every - FETCH_AHEAD_MS),
      setInterval(() => view.turn(1), every),
    ];
  };

  const showTime = () =>
    time?.replaceChildren(...(isMoving ? [document.createElement("div")] : []));

  /** Updates that may follow after the slide is painted. */
  const follow = () => {
    if (position) position.textContent = `${selected + 1} / ${slides.length}`;
    for (const [index, slide] of slides.entries()) slide.inert = index !== selected;
    showTime();
  };

  const isFading = place.hasAttribute("data-fade");
  const view = createView(viewport, { isWhole: true, loop: true, fade: isFading }, () => {
    if (view.at() === selected) return;
    selected = view.at();
    fetchSlide(selected);
    turnLater();
    afterPaint(follow);
  });

  for (const button of place.querySelectorAll<HTMLElement>("[data-turn]")) {
    button.addEventListener("click", () => view.turn(button.dataset["turn"] === "next" ? 1 : -1));
  }
  for (const comesNear of ["pointerenter", "focusin"]) {
    place.addEventListener(comesNear, () => {
      for (const index of slides.keys()) fetchSlide(index);
    });
  }
  beginUnderHeader(viewport);
  startMovement(place, (state) => {
    isMoving = state.isMoving;
    place.dataset["playing"] = String(state.isPlaying);
    if (slides.length > 0)
      viewport.firstElementChild?.setAttribute("aria-live", isMoving ? "off" : "polite");
    turnLater();
    showTime();
  });
  place.querySelector("[data-controls]")?.removeAttribute("hidden");
}
