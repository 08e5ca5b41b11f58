import { z } from "zod";

/** The last entry of an archive: a list of all entries, to detect a truncated or changed archive. */
export const MANIFEST = "manifest.json";

const Entry = z.object({
  path: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** The fields of every manifest. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Of the software that made it. */
  version: z.string(),
  entries: z.array(Entry),
});

export type Manifest = z.infer<typeof Manifest>;
export type ArchivedEntry = z.infer<typeof Entry>;

/** One kind of archive: the fields of its manifest, and the allowed paths. */
export type Kind<List extends Manifest> = {
  list: z.ZodType<List>;
  places: RegExp;
};

/** Whether an entry of an archive may be written: below the folder that is given, and nowhere else. */
export const isInside = (path: string, places: RegExp): boolean =>
  places.test(path) &&
  !path.includes("\\") &&
  !path.includes("\0") &&
  path.split("/").every((part) => part !== "" && part !== "." && part !== "..");

/** In a few words how two lists of entries differ, or `undefined`. */
export function differenceOf(said: ArchivedEntry[], found: ArchivedEntry[]): string | undefined {
  const left = new Map(said.map((entry) => [entry.path, entry]));
  for (const { path, bytes, sha256 } of found) {
    const entry = left.get(path);
    if (!entry) return `${path} is not in its list`;
    if (entry.bytes !== bytes || entry.sha256 !== sha256) return `${path} has changed`;
    left.delete(path);
  }
  const [missing] = left.keys();
  return missing === undefined ? undefined : `${missing} is missing`;
}

/** A file cannot be read as a whole and sound archive; whatever it was to replace is as it was. */
export class DamagedArchiveError extends Error {
  override readonly name = "DamagedArchiveError";
  constructor(file: string, damage: string) {
    super(
      `${file} is damaged or no archive of ours (${damage}), so nothing was changed. Take another one.`,
    );
  }
}

/** An encrypted archive cannot be opened with the passphrase that was given, or none was. */
export class LockedArchiveError extends Error {
  override readonly name = "LockedArchiveError";
  constructor(file: string, reason: string) {
    super(
      `${file} is encrypted and ${reason}, so nothing was changed. Set BACKUP_PASSPHRASE to the one that it was made with.`,
    );
  }
}
