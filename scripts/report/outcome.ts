/** What one part of a test run came to. Tests are named as `file › title`; only the passed ones are just counted. */
export type Outcome = {
  passed: number;
  failed: string[];
  skipped: string[];
  /** Passed, but not at the first try. They are counted in `passed` too. */
  retried: string[];
};

export const nothingYet = (): Outcome => ({ passed: 0, failed: [], skipped: [], retried: [] });
