import { REDUCED_MOTION } from "../../behaviours/reduced-motion.ts";
import { countedTo, STEP_MS, STEPS } from "./count.ts";

/** Counts up once, when half of the block is visible or the block fills half of the viewport (R47). */
export function counters(place: HTMLElement): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      const half = (entry.rootBounds?.height ?? innerHeight) / 2;
      if (entry.intersectionRatio < 0.5 && entry.intersectionRect.height < half) return;
      watcher.disconnect();
      for (const figure of place.querySelectorAll<HTMLElement>("[data-value]")) count(figure);
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  watcher.observe(place);
}

/** The moving copy is visual only; assistive technology reads the final number. */
function count(figure: HTMLElement): void {
  const final = figure.firstElementChild;
  const copy = document.createElement("span");
  copy.ariaHidden = "true";
  final?.classList.add("visually-hidden");
  figure.append(copy);
  const { prefix = "", value = "" } = figure.dataset;
  let step = 0;
  const next = () => {
    copy.textContent = `${prefix}${countedTo(Number(value), step)}`;
    if (step < STEPS) {
      step += 1;
      return;
    }
    clearInterval(timer);
    final?.classList.remove("visually-hidden");
    copy.remove();
  };
  const timer = setInterval(next, STEP_MS);
  next();
}
