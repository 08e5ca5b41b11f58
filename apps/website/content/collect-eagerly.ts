import { setFlagsFromString } from "node:v8";

/** The heap may double before it is collected: rarely enough that visitors never wait for it. */
export const usualGrowthFlag = "--heap-growing-percent=100";
const eagerGrowthFlag = "--heap-growing-percent=20";

let underWay = 0;

/**
 * Runs work that leaves much garbage behind, such as reading a long list. Meanwhile the heap is
 * collected early, so that the memory of the process does not rise for good because of one moment.
 */
export async function collectEagerly<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  setFlagsFromString(eagerGrowthFlag);
  try {
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) setFlagsFromString(usualGrowthFlag);
  }
}
