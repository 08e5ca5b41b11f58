import { hash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Log } from "../content/log.ts";
import type { Step } from "./http/exchange.ts";
import { createStaticFiles } from "./static-files.ts";

/** The current release and the two before it. */
const MAX_RELEASES = 3;
const UNFINISHED = ".tmp";
const AN_HOUR_MS = 3_600_000;

/** Serves the site's own files and the assets of earlier releases, which are stored in the data folder. */
export async function createReleasedFiles(dataDir: string, log: Log): Promise<Step> {
  const folder = resolve(import.meta.dirname, "..");
  const [assets, retained] = [join(folder, "build/client/assets"), join(dataDir, "releases")];
  const earlier = await earlierReleases(assets, retained);
  retainRelease(assets, retained).catch(() =>
    log.error({ folder: retained }, "The assets of this release could not be stored for open tabs"),
  );
  return createStaticFiles({ folder, earlier });
}

/** A tab that was opened before a release still requests the assets of its page. */
export async function earlierReleases(assets: string, retained: string): Promise<string[]> {
  const current = await getReleaseName(assets);
  const { releases } = await listRetained(retained);
  const others = releases.filter(({ name }) => name !== current);
  return others.slice(0, MAX_RELEASES - 1).map(({ name }) => join(retained, name));
}

/** Several processes may do so at once. Throws errors of the file system. */
export async function retainRelease(assets: string, retained: string): Promise<void> {
  const folder = join(retained, await getReleaseName(assets));
  const now = new Date();
  if (existsSync(folder)) await utimes(folder, now, now);
  else {
    const unfinished = `${folder}-${randomUUID()}${UNFINISHED}`;
    await cp(assets, unfinished, { recursive: true });
    await rename(unfinished, folder).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true });
      // Another start may have stored the same release meanwhile.
      if (!existsSync(folder)) throw error;
    });
  }
  const { releases, unfinished } = await listRetained(retained);
  const leftovers = unfinished.filter(({ changedAt }) => Date.now() - changedAt > AN_HOUR_MS);
  for (const { name } of [...releases.slice(MAX_RELEASES), ...leftovers])
    await rm(join(retained, name), { recursive: true, force: true });
}

/** File names contain content hashes, so equal names mean the same release. */
async function getReleaseName(assets: string): Promise<string> {
  const files = await readdir(assets).catch((): string[] => []);
  return hash("sha256", files.sort().join("\n"), "hex").slice(0, 16);
}

/** The stored releases, the one with the latest start first, and the unfinished copies of a crash. */
async function listRetained(retained: string) {
  const names = await readdir(retained).catch((): string[] => []);
  const found = await Promise.all(
    names.map(async (name) => {
      // Another start may just have renamed or removed it.
      const state = await stat(join(retained, name)).catch(() => undefined);
      return state && { name, changedAt: state.mtimeMs };
    }),
  );
  const folders = found.filter((folder) => folder !== undefined);
  folders.sort((a, b) => b.changedAt - a.changedAt);
  const isUnfinished = ({ name }: { name: string }) => name.endsWith(UNFINISHED);
  return {
    releases: folders.filter((folder) => !isUnfinished(folder)),
    unfinished: folders.filter(isUnfinished),
  };
}
