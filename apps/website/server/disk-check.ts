import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const VALID_MS = 5_000;
const TIMEOUT_MS = 2_000;

/** Checks that this folder is writable by writing into it, at most every five seconds. */
export function createDiskCheck(
  folder: string,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  let last: { at: number; isWritable: Promise<boolean> } | undefined;
  return () => {
    if (!last || now() - last.at >= VALID_MS) {
      // A hanging disk counts as not writable.
      const late = wait(TIMEOUT_MS, false, { ref: false });
      last = { at: now(), isWritable: Promise.race([tryToWrite(folder), late]) };
    }
    return last.isWritable;
  };
}

async function tryToWrite(folder: string): Promise<boolean> {
  const file = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, "yes", { flush: true });
    await rm(file, { force: true });
    return true;
  } catch {
    return false;
  }
}
