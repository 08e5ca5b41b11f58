export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
