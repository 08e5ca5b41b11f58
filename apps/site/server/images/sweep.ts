import { setImmediate as breathe } from "node:timers/promises";
import { createSingleFlight } from "../../content/single-flight.ts";
import { filesIn } from "./files-in.ts";
import { ownerOf } from "./picture-store.ts";

type IsNamed = (owner: string) => boolean;

/** So many records are read before others have their turn: a list may have a hundred thousand. */
const AT_A_TIME = 1_000;

/** What holds kept files: lets go of all that is not named. */
type Kept = { sweep: (isNamed: IsNamed) => void };

/**
 * Holds kept files against what the records name, by `namesIn` one of them; the names are read anew when `revision`
 * is another.
 */
export function createSweep(files: Kept, namesIn: (record: unknown) => string[] = filesIn) {
  const flight = createSingleFlight<void>();
  let read: { revision: number; isNamed: IsNamed } | undefined;

  async function sweep(kept: Iterable<unknown>, revision: number): Promise<void> {
    if (read?.revision !== revision) read = { revision, isNamed: await readNames(kept, namesIn) };
    files.sweep(read.isNamed);
  }

  return (kept: Iterable<unknown>, revision: number) =>
    flight("sweep", () => sweep(kept, revision));
}

/** A number for each name instead of the name: of a hundred thousand records they need two megabytes. */
async function readNames(
  records: Iterable<unknown>,
  namesIn: (record: unknown) => string[],
): Promise<IsNamed> {
  const numbers: number[] = [];
  let count = 0;
  for (const record of records) {
    for (const name of namesIn(record)) numbers.push(numberOf(ownerOf(name)));
    count += 1;
    if (count % AT_A_TIME === 0) await breathe();
  }
  const sorted = Float64Array.from(numbers).sort();
  return (owner) => includes(sorted, numberOf(owner));
}

/** 52 bits. Should two names ever share them, a file is kept that could go. */
const numberOf = (owner: string): number => Number.parseInt(owner.slice(0, 13), 16);

function includes(sorted: Float64Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}
