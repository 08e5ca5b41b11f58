import { reasonFor } from "./allowed-skips.ts";
import type { Outcome } from "./outcome.ts";

export type Row = { part: string; outcome: Outcome; seconds: number };

const HEAD = ["Part", "passed", "failed", "skipped", "retried", "seconds"];

/** The end of a test run: one row a part, then by name what failed, was retried or skipped, then `N passed, …`. */
export function formatTable(rows: Row[], notes: string[] = []): string {
  const lines = rows.map(({ part, outcome, seconds }) => [
    part,
    ...[outcome.passed, outcome.failed.length, outcome.skipped.length, outcome.retried.length].map(
      String,
    ),
    seconds.toFixed(0),
  ]);
  const sum = (column: number) => lines.reduce((total, line) => total + Number(line[column]), 0);
  const total = ["All", ...[1, 2, 3, 4, 5].map((column) => String(sum(column)))];
  const widest = Math.max(...[HEAD, ...lines].map(([part = ""]) => part.length));
  const write = ([part = "", ...numbers]: string[]) =>
    part.padEnd(widest) + numbers.map((text) => text.padStart(10)).join("");
  return [
    write(HEAD),
    ...lines.map(write),
    write(total),
    ...list("Failed", rows, ({ failed }) => failed),
    ...list("Passed only when tried again", rows, ({ retried }) => retried),
    ...list("Skipped", rows, ({ skipped }) =>
      skipped.map((title) => `${title} (${reasonFor(title)})`),
    ),
    ...notes.flatMap((note) => ["", note]),
    "",
    `${total[1]} passed, ${total[2]} failed, ${total[3]} skipped`,
  ].join("\n");
}

function list(heading: string, rows: Row[], pick: (outcome: Outcome) => string[]): string[] {
  const titles = rows.flatMap(({ outcome }) => pick(outcome));
  return titles.length > 0 ? ["", `${heading}:`, ...titles.map((title) => `  ${title}`)] : [];
}
