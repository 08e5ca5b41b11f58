import { REDUCED_MOTION } from "../../enhancements/reduced-motion.ts";

/** Counts up once, when half of the block is visible or the block fills half of the viewport (R47). */
export function counters(root: HTMLElement): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      const half = (entry.rootBounds?.height ?? innerHeight) / 2;
      if (entry.intersectionRatio < 0.5 && entry.intersectionRect.height < half) return;
      observer.disconnect();
      for (const counter of root.querySelectorAll<HTMLElement>("[data-value]")) count(counter);
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  observer.observe(root);
}

/** The animated copy is visual only; assistive technology reads the final number. */
function count(counter: HTMLElement): void {
  const final = counter.firstElementChild;
  const copy = document.createElement("span");
  copy.ariaHidden = "true";
  final?.classList.add("visually-hidden");
  counter.append(copy);
  const { prefix = "", value = "" } = counter.dataset;
  const [before, number] = [document.createElement("span"), document.createElement("span")];
  before.textContent = prefix;
  copy.append(before, number);
  let step = 0;
  const next = () => {
    const counted = countedTo(Number(value), step);
    number.textContent = String(counted);
    // "1:12" would read as a ratio of the school.
    before.style.visibility = counted === Number(value) ? "" : "hidden";
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

/** Spec section 9: about forty steps of 100 ms. */
export const STEPS = 40;
const STEP_MS = 100;

/** Most of the way in the first steps, so that few wrong numbers are shown, and for a short time. */
const EASE = 16;

/** The number at a step: 0 at first, the end value from about the fifteenth on. */
export const countedTo = (value: number, step: number): number =>
  Math.round(value * (1 - (1 - Math.min(step / STEPS, 1)) ** EASE));
