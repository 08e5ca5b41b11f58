import { afterPaint } from "./after-paint.ts";
import { startAutoplay } from "./autoplay.ts";
import { scrollBelowHeader } from "./scroll-below-header.ts";
import { createView } from "./view.ts";

/** Lazy images of a slide start to load this long before the slide is shown. */
const PRELOAD_MS = 4_000;

/**
 * A carousel of full-width slides (`data-view`) that advances every `data-every` milliseconds, from the last
 * to the first again, and can be stopped (autoplay.ts). With `data-fade` a slide fades in instead of
 * sliding. Optional parts:
 *
 * - `data-turn` buttons, `data-play`, and `data-controls` around controls that need JavaScript
 * - `data-position`, which shows `2 / 4`, and `data-time`, which gets a new child with every slide
 * - slides, found by their role description: hidden ones are inert too; `data-deferred` is removed shortly
 *   before a slide is shown
 */
export function rotator(root: HTMLElement): void {
  const viewport = root.querySelector<HTMLElement>("[data-view]");
  if (!viewport) return;
  const slides = [...viewport.querySelectorAll<HTMLElement>("[aria-roledescription]")];
  const position = root.querySelector("[data-position]");
  const time = root.querySelector("[data-time]");
  const every = Number(root.dataset["every"]);
  let selected = -1;
  let isAdvancing = false;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const loadSlide = (index: number) =>
    slides[index % slides.length]?.removeAttribute("data-deferred");

  /** Each slide, and each restart of the autoplay, restarts the timer. */
  const scheduleTurn = () => {
    timers.forEach(clearTimeout);
    if (!isAdvancing) return;
    timers = [
      setTimeout(() => loadSlide(selected + 1), every - PRELOAD_MS),
      setInterval(() => view.turn(1), every),
    ];
  };

  const showTime = () =>
    time?.replaceChildren(...(isAdvancing ? [document.createElement("div")] : []));

  /** Updates that may follow after the slide is painted. */
  const updateControls = () => {
    if (position) position.textContent = `${selected + 1} / ${slides.length}`;
    for (const [index, slide] of slides.entries()) slide.inert = index !== selected;
    showTime();
  };

  const isFading = root.hasAttribute("data-fade");
  const view = createView(viewport, { isFullWidth: true, loop: true, fade: isFading }, () => {
    if (view.at() === selected) return;
    selected = view.at();
    loadSlide(selected);
    scheduleTurn();
    afterPaint(updateControls);
  });

  for (const button of root.querySelectorAll<HTMLElement>("[data-turn]")) {
    button.addEventListener("click", () => view.turn(button.dataset["turn"] === "next" ? 1 : -1));
  }
  for (const eventName of ["pointerenter", "focusin"]) {
    root.addEventListener(eventName, () => {
      for (const index of slides.keys()) loadSlide(index);
    });
  }
  scrollBelowHeader(viewport);
  startAutoplay(root, (state) => {
    isAdvancing = state.isAdvancing;
    root.dataset["playing"] = String(state.isPlaying);
    if (slides.length > 0)
      viewport.firstElementChild?.setAttribute("aria-live", isAdvancing ? "off" : "polite");
    scheduleTurn();
    showTime();
  });
  root.querySelector("[data-controls]")?.removeAttribute("hidden");
}
