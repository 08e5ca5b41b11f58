import { statfs } from "node:fs/promises";
import { config } from "../config.ts";
import { RefusalError } from "../i18n/refusal-error.ts";
import type { WantedFiles } from "./wanted-files.ts";

const GB = 1024 ** 3;

/** What the files of one import may need, in bytes. */
export const maxImportBytes: number = 20 * GB;

export type Space = {
  maxBytes?: number | undefined;
  /** The free bytes of the disk that stores the files; `undefined` for a bucket. */
  findFreeBytes?: () => Promise<number | undefined>;
};

/** Throws RefusalError when the files of a plan would not fit, before anything is written. */
export async function checkSpace(wanted: WantedFiles, space: Space = {}): Promise<void> {
  const { maxBytes = maxImportBytes, findFreeBytes = findFreeDisk } = space;
  const needed = [...wanted.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  if (needed > maxBytes)
    throw new RefusalError(
      "The files of this plan need about {needed} GB, and the limit is {limit} GB: nothing was imported.",
      { needed: toGigabytes(needed), limit: toGigabytes(maxBytes) },
    );
  const free = await findFreeBytes();
  if (free !== undefined && needed > free)
    throw new RefusalError(
      "The files of this plan need about {needed} GB, and {free} GB of the disk are free: nothing was imported.",
      { needed: toGigabytes(needed), free: toGigabytes(free) },
    );
}

async function findFreeDisk(): Promise<number | undefined> {
  if (config.bucket) return undefined;
  const { bavail, bsize } = await statfs(config.dataDir);
  return bavail * bsize;
}

const toGigabytes = (bytes: number): number => Math.round((bytes / GB) * 10) / 10;
