import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSingleFlight } from "../content/single-flight.ts";

const VALID_MS = 5_000;
const TIMEOUT_MS = 2_000;

/** Checks that this folder is writable by writing into it, at most every five seconds. */
export function createDiskCheck(
  folder: string,
  now: () => number = () => performance.now(),
): () => Promise<boolean> {
  const flight = createSingleFlight<boolean>();
  let last = { at: Number.NEGATIVE_INFINITY, isWritable: false };

  async function check(): Promise<boolean> {
    // A hanging disk counts as not writable.
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
    const isWritable = await Promise.race([tryToWrite(folder), late]);
    last = { at: now(), isWritable };
    return isWritable;
  }

  return async () => (now() - last.at < VALID_MS ? last.isWritable : flight("disk", check));
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
