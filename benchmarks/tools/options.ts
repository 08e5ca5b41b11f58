/** Command-line options; each benchmark has its own defaults. */
export type Options = {
  /** The number of measurements. */
  rounds?: number;
  /** The duration of one load measurement. */
  seconds?: number;
  /** Only these pages. */
  paths?: string[];
};
