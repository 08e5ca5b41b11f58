/** Spec section 9: about forty steps of 100 ms. */
export const STEPS = 40;
export const STEP_MS = 100;

/** The value shown after a number of steps; after the last step, the final value. */
export const countedTo = (value: number, step: number): number =>
  step >= STEPS ? value : Math.floor((value * step) / STEPS);
