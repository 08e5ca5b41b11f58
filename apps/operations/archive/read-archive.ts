import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Extract, extract } from "tar-stream";
import { decrypt } from "./encryption.ts";
import {
  type ArchivedEntry,
  DamagedArchiveError,
  differenceOf,
  isInside,
  type Kind,
  LockedArchiveError,
  MANIFEST,
  type Manifest,
} from "./manifest.ts";

export type Reading<List extends Manifest> = {
  kind: Kind<List>;
  passphrase?: string | undefined;
  /** Where an entry is written to; nothing for one that is only looked at. */
  placeOf: (path: string) => string | undefined;
};

/** What an entry consists of, for which the library has no type. */
type Bytes = AsyncIterable<Buffer>;

/** The list of a long archive is itself long, but not endless. */
const MOST_MANIFEST_BYTES = 256 * 1024 * 1024;

/**
 * Goes through an archive once, writes what is wanted, and holds every byte against the list in it. What was written
 * counts only when this resolves. Throws DamagedArchiveError, LockedArchiveError, or the error of the disk.
 */
export async function readArchive<List extends Manifest>(
  file: string,
  reading: Reading<List>,
): Promise<List> {
  const tar = extract();
  const piped = pipeline(
    createReadStream(file),
    decrypt(file, reading.passphrase),
    createGunzip(),
    tar,
  );
  const read = readEntries(tar, reading).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  const [pipe, result] = await Promise.allSettled([piped, read]);
  // Of two errors the second is only that the other side is gone.
  const failures = [result, pipe].flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const cause = failures.find((error) => error instanceof Damage) ?? failures.at(-1);
  if (result.status === "rejected" || cause) throw asDamage(file, cause);
  return result.value;
}

async function readEntries<List extends Manifest>(
  tar: Extract,
  { kind, placeOf }: Reading<List>,
): Promise<List> {
  const found: ArchivedEntry[] = [];
  let manifest: List | undefined;
  for await (const entry of tar) {
    const { name: path, type } = entry.header;
    if (manifest) throw new Damage("something follows its list");
    if (path === MANIFEST) {
      manifest = await readManifest(entry as Bytes, kind);
      continue;
    }
    if (type !== "file" || !isInside(path, kind.places))
      throw new Damage("an entry leads out of its place");
    found.push(await readEntry(entry as Bytes, path, placeOf(path)));
  }
  if (!manifest) throw new Damage("its end is missing");
  const difference = differenceOf(manifest.entries, found);
  if (difference) throw new Damage(difference);
  return manifest;
}

async function readManifest<List extends Manifest>(
  entry: Bytes,
  { list }: Kind<List>,
): Promise<List> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of entry) {
    length += piece.length;
    if (length > MOST_MANIFEST_BYTES) throw new Damage("its list is endless");
    pieces.push(piece);
  }
  try {
    return list.parse(JSON.parse(Buffer.concat(pieces).toString()));
  } catch {
    throw new Damage("its list cannot be read");
  }
}

async function readEntry(
  entry: Bytes,
  path: string,
  place: string | undefined,
): Promise<ArchivedEntry> {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* counted(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  const pieces = counted(entry);
  if (place === undefined) for await (const _ of pieces);
  else {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await pipeline(pieces, createWriteStream(place, { mode: 0o600, flags: "wx", flush: true }));
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

/** What is wrong with an archive, in a few words. */
class Damage extends Error {}

/** The disk's own errors stay what they are; everything else that reading meets is the archive's fault. */
function asDamage(file: string, error: unknown): Error {
  if (error instanceof LockedArchiveError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^E[A-Z]+$/.test(code)) return error as Error;
  const isKnown = error instanceof Damage || code.startsWith("Z_");
  return new DamagedArchiveError(file, isKnown ? (error as Error).message : "unreadable");
}
