/** Node flags of the site's process: a school's server has little memory (decision 008). */
export const memoryFlags = [
  "--max-semi-space-size=8",
  "--min-semi-space-size=8",
  "--no-allocation-site-pretenuring",
];

/** glibc returns freed memory. Any fixed value stops it from raising the threshold (decision 008). */
export const memoryEnvironment = { MALLOC_TRIM_THRESHOLD_: "131072" };
