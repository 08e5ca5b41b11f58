import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { RefusedError } from "./refused-error.ts";

const PREFIX = ".school-archive-";
const HOUR_MS = 3_600_000;

type Kept = { seen: string; folder: string; own: number };

/**
 * The one archive that somebody works with: it is unpacked in the data folder, so that its files need not be copied,
 * and waits an hour there for the word to take it.
 */
export function createStage(dataDir: string) {
  let kept: Kept | undefined;
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;

  const forget = () => {
    clearTimeout(timer);
    if (kept) rmSync(kept.folder, { recursive: true, force: true });
    kept = undefined;
  };

  /** Works in a folder of its own, one at a time; the folder goes unless `keep` was called. */
  async function work<Result>(
    job: (folder: string, keep: (own: number) => string) => Promise<Result>,
  ): Promise<Result> {
    if (isBusy)
      throw new RefusedError(409, "Somebody else is at it. Please try again in some minutes.");
    isBusy = true;
    forget();
    const clear = async () => {
      for (const name of await readdir(dataDir))
        if (name.startsWith(PREFIX) && join(dataDir, name) !== kept?.folder)
          await rm(join(dataDir, name), { recursive: true, force: true });
    };
    try {
      await clear();
      const folder = await mkdtemp(join(dataDir, PREFIX));
      return await job(folder, (own) => {
        kept = { seen: randomUUID(), folder, own };
        timer = setTimeout(forget, HOUR_MS).unref();
        return kept.seen;
      });
    } finally {
      await clear();
      isBusy = false;
    }
  }

  /** Does something with the archive that was looked through under this name, and lets go of it. */
  async function take(seen: string, job: (kept: Kept) => Promise<void>): Promise<void> {
    if (isBusy || kept?.seen !== seen)
      throw new RefusedError(409, "This archive is no longer here. Please look through it again.");
    isBusy = true;
    try {
      await job(kept);
      forget();
    } finally {
      isBusy = false;
    }
  }

  return { work, take };
}

export type Stage = ReturnType<typeof createStage>;
