import pLimit from "p-limit";

/**
 * Payload's autoRun starts all jobs of a batch at once, and has no option for one after another. Returns a function
 * that starts the work of a job when that of all earlier ones has ended.
 */
export const createSequence = () => pLimit(1);
