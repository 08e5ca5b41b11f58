/** What the command line may set; each benchmark has its own defaults. */
export type Options = {
  /** How often everything is measured. */
  rounds?: number;
  /** How long one measurement of load takes. */
  seconds?: number;
  /** Only these pages. */
  paths?: string[];
};
