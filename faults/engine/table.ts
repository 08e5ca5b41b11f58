import type { Result } from "./fault-class.ts";

const HEAD = ["Class", "What", "Cases", "Wrong", "Seconds", "Seed", "A case is"];

/** One row a class; below it, what went wrong, and how to see it again. */
export function formatFaults(results: readonly Result[]): string {
  const rows = results.map(({ id, what, cases, wrong, seconds, seed, aCase }) =>
    [id, what, cases, wrong.length, seconds.toFixed(0), seed, aCase].map(String),
  );
  const sum = (pick: (result: Result) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const all = ["All", "", sum(({ cases }) => cases), sum(({ wrong }) => wrong.length)];
  const lines = [
    HEAD,
    ...rows,
    [...all, sum(({ seconds }) => seconds).toFixed(0), "", ""].map(String),
  ];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const write = (line: string[]) =>
    line
      .map((cell, column) =>
        (column >= 2 && column <= 5 ? cell.padStart : cell.padEnd).call(cell, widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return [...lines.map(write), ...results.flatMap(tellWrong)].join("\n");
}

const SHOWN = 5;

function tellWrong({ id, wrong, seed }: Result): string[] {
  if (wrong.length === 0) return [];
  const more = wrong.length > SHOWN ? [`  … and ${wrong.length - SHOWN} more`] : [];
  return [
    "",
    `${id} is wrong; see it again with: npm run faults -- --seed ${seed} --only ${id}`,
    ...wrong.slice(0, SHOWN).map((text) => `  ${text}`),
    ...more,
  ];
}
