/** How the site's process is started: a server of a school has little memory (decision 008). */
export const memoryFlags = ["--max-semi-space-size=8"];

/** The C library gives back what is freed. Any value keeps it from raising the threshold by itself (decision 008). */
export const memoryEnvironment = { MALLOC_TRIM_THRESHOLD_: "131072" };
