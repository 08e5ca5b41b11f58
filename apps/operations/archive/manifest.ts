import { z } from "zod";

/** The last entry of an archive. It lists all entries before it, so a truncated or changed archive is detected. */
export const MANIFEST = "manifest.json";

const Entry = z.object({
  path: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  version: z.string(),
  entries: z.array(Entry),
});

export type Manifest = z.infer<typeof Manifest>;
export type ArchivedEntry = z.infer<typeof Entry>;

export type Format<M extends Manifest> = {
  schema: z.ZodType<M>;
  allowedPaths: RegExp;
};

/** Whether an entry may be written: only below the target folder (no path traversal). */
export const isAllowedPath = (path: string, allowedPaths: RegExp): boolean =>
  allowedPaths.test(path) &&
  !path.includes("\\") &&
  !path.includes("\0") &&
  path.split("/").every((part) => part !== "" && part !== "." && part !== "..");

export function findDifference(
  listed: ArchivedEntry[],
  found: ArchivedEntry[],
): string | undefined {
  const missing = new Map(listed.map((entry) => [entry.path, entry]));
  for (const { path, bytes, sha256 } of found) {
    const entry = missing.get(path);
    if (!entry) return `${path} is not in the manifest`;
    if (entry.bytes !== bytes || entry.sha256 !== sha256) return `${path} has changed`;
    missing.delete(path);
  }
  const [path] = missing.keys();
  return path === undefined ? undefined : `${path} is missing`;
}

export class DamagedArchiveError extends Error {
  override readonly name = "DamagedArchiveError";
  constructor(file: string, damage: string) {
    super(
      `${file} is damaged or not a Manor archive (${damage}), so nothing was changed. Use another backup.`,
    );
  }
}

export class LockedArchiveError extends Error {
  override readonly name = "LockedArchiveError";
  constructor(file: string, reason: string) {
    super(
      `${file} is encrypted and ${reason}, so nothing was changed. Set BACKUP_PASSPHRASE to the passphrase of this backup.`,
    );
  }
}
