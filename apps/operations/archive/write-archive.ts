import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { encrypt } from "./encryption.ts";
import { type ArchivedEntry, type Format, MANIFEST, type Manifest } from "./manifest.ts";

export type Source = { path: string; from: string };

export type Archive<M extends Manifest> = {
  format: Format<M>;
  about: Omit<M, "format" | "entries">;
  sources: AsyncIterable<Source>;
  passphrase?: string | undefined;
};

/** The file is renamed into place, so a partial archive never has its final name. */
export async function writeArchive<M extends Manifest>(
  file: string,
  archive: Archive<M>,
): Promise<M> {
  const unfinished = `${file}.tmp`;
  const tar = pack();
  const output = createWriteStream(unfinished, { mode: 0o600, flags: "w", flush: true });
  const steps = [createGzip({ level: 1 }), encrypt(archive.passphrase)] as const;
  const written = pipeline(tar, ...steps, output);
  const filled = fill(tar, archive).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  try {
    const [manifest] = await Promise.all([filled, written]);
    await rename(unfinished, file);
    await flushFolder(dirname(file));
    return manifest;
  } catch (error) {
    await Promise.allSettled([filled, written]);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill<M extends Manifest>(
  tar: Pack,
  { format, about, sources }: Archive<M>,
): Promise<M> {
  const entries: ArchivedEntry[] = [];
  for await (const source of sources) entries.push(await add(tar, source));
  const manifest = format.schema.parse({ format: 1, ...about, entries });
  await new Promise<void>((done, failed) => {
    const text = JSON.stringify(manifest, undefined, 1);
    tar.entry({ name: MANIFEST, mode: 0o600 }, text, (error) => (error ? failed(error) : done()));
  });
  tar.finalize();
  return manifest;
}

async function add(tar: Pack, { path, from }: Source): Promise<ArchivedEntry> {
  const handle = await open(from);
  const { size, mtime } = await handle.stat();
  const hash = createHash("sha256");
  const entry = tar.entry({ name: path, size, mode: 0o600, mtime });
  const ended = new Promise<void>((done, failed) => {
    entry.once("close", () => done());
    entry.once("error", failed);
  });
  // The read loop below may fail first; without this, Node would report an unhandled rejection.
  ended.catch(() => {});
  if (size === 0) await handle.close();
  else
    for await (const chunk of handle.createReadStream({ end: size - 1 })) {
      hash.update(chunk);
      if (!entry.write(chunk))
        await Promise.race([new Promise<void>((go) => entry.once("drain", () => go())), ended]);
    }
  entry.end(undefined);
  await ended;
  return { path, bytes: size, sha256: hash.digest("hex") };
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
