/** Spec section 9: about forty steps of 100 ms. */
export const STEPS = 40;
export const STEP_MS = 100;

/** The number after some of the steps; after the last one, the value itself. */
export const countedTo = (value: number, step: number): number =>
  step >= STEPS ? value : Math.floor((value * step) / STEPS);
