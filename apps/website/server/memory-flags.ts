/** How the site's process is started: a server of a school has little memory (decision 008). */
export const memoryFlags = ["--max-semi-space-size=8"];

/** Makes the C library return freed memory. Any value stops it from raising the threshold (decision 008). */
export const memoryEnvironment = { MALLOC_TRIM_THRESHOLD_: "131072" };
