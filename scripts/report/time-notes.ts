type Note = { what: string; ms: number };

/** Sums what `e2e/harness/time-note.ts` wrote: where the `work` milliseconds of the browser tests went. */
export function sumTimeNotes(lines: string, work: number): string {
  const sums = new Map<string, { ms: number; times: number }>();
  for (const line of lines.split("\n").filter(Boolean)) {
    const { what, ms }: Note = JSON.parse(line);
    const { ms: before, times } = sums.get(what) ?? { ms: 0, times: 0 };
    sums.set(what, { ms: before + ms, times: times + 1 });
  }
  const noted = [...sums.values()].reduce((sum, { ms }) => sum + ms, 0);
  const parts = [...sums].map(([what, { ms, times }]) => `${seconds(ms)} ${what} (${times})`);
  return `Where the ${seconds(work)} of the browser tests' workers went: ${[...parts, `${seconds(work - noted)} the pages themselves`].join(", ")}.`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
