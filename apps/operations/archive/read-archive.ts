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
  type Format,
  findDifference,
  isAllowedPath,
  LockedArchiveError,
  MANIFEST,
  type Manifest,
} from "./manifest.ts";

export type ReadOptions<M extends Manifest> = {
  format: Format<M>;
  passphrase?: string | undefined;
  /** The file to write an entry to, or `undefined` to only check it. */
  targetFor: (path: string) => string | undefined;
};

/** The content of an entry, for which the library has no type. */
type Bytes = AsyncIterable<Buffer>;

const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

/** Use the written files only after this resolves. Throws DamagedArchiveError, LockedArchiveError or a disk error. */
export async function readArchive<M extends Manifest>(
  file: string,
  options: ReadOptions<M>,
): Promise<M> {
  const tar = extract();
  const piped = pipeline(
    createReadStream(file),
    decrypt(file, options.passphrase),
    createGunzip(),
    tar,
  );
  const read = readEntries(tar, options).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  const [pipe, result] = await Promise.allSettled([piped, read]);
  // When both fail, the second error only reports that the stream was closed.
  const failures = [result, pipe].flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const cause = failures.find((error) => error instanceof Damage) ?? failures.at(-1);
  if (result.status === "rejected" || cause) throw asDamage(file, cause);
  return result.value;
}

async function readEntries<M extends Manifest>(
  tar: Extract,
  { format, targetFor }: ReadOptions<M>,
): Promise<M> {
  const found: ArchivedEntry[] = [];
  let manifest: M | undefined;
  for await (const entry of tar) {
    const { name: path, type } = entry.header;
    if (manifest) throw new Damage("there are entries after the manifest");
    if (path === MANIFEST) {
      manifest = await readManifest(entry as Bytes, format);
      continue;
    }
    if (type !== "file" || !isAllowedPath(path, format.allowedPaths))
      throw new Damage("an entry has a path that is not allowed");
    found.push(await readEntry(entry as Bytes, path, targetFor(path)));
  }
  if (!manifest) throw new Damage("its end is missing, so it is truncated");
  const difference = findDifference(manifest.entries, found);
  if (difference) throw new Damage(difference);
  return manifest;
}

async function readManifest<M extends Manifest>(entry: Bytes, { schema }: Format<M>): Promise<M> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of entry) {
    length += piece.length;
    if (length > MAX_MANIFEST_BYTES) throw new Damage("its manifest is too long");
    pieces.push(piece);
  }
  try {
    return schema.parse(JSON.parse(Buffer.concat(pieces).toString()));
  } catch {
    throw new Damage("its manifest cannot be read");
  }
}

async function readEntry(
  entry: Bytes,
  path: string,
  target: string | undefined,
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
  if (target === undefined) for await (const _ of pieces);
  else {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(pieces, createWriteStream(target, { mode: 0o600, flags: "wx", flush: true }));
  }
  return { path, bytes, sha256: hash.digest("hex") };
}

class Damage extends Error {}

/** Errors of the disk are rethrown unchanged; every other error means a damaged archive. */
function asDamage(file: string, error: unknown): Error {
  if (error instanceof LockedArchiveError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^E[A-Z]+$/.test(code)) return error as Error;
  const isKnown = error instanceof Damage || code.startsWith("Z_");
  return new DamagedArchiveError(file, isKnown ? (error as Error).message : "unreadable");
}
