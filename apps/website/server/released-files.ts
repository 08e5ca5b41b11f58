import { hash } from "node:crypto";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
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

/**
 * The asset folders of earlier releases, the latest first. A tab that was opened before a release still requests the
 * assets of its page. The folder `retained` is outside the releases.
 */
export async function earlierReleases(assets: string, retained: string): Promise<string[]> {
  const current = await getReleaseName(assets);
  const others = (await listReleases(retained)).filter((name) => name !== current);
  return others.slice(0, MAX_RELEASES - 1).map((name) => join(retained, name));
}

/** Stores this release's assets next to the earlier ones and removes the oldest. Throws errors of the file system. */
export async function retainRelease(assets: string, retained: string): Promise<void> {
  const folder = join(retained, await getReleaseName(assets));
  await mkdir(retained, { recursive: true });
  const isStored = await utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!isStored) {
    const unfinished = `${folder}-${process.pid}${UNFINISHED}`;
    await cp(assets, unfinished, { recursive: true });
    await rename(unfinished, folder);
  }
  const tooMany = (await listReleases(retained)).slice(MAX_RELEASES);
  for (const name of [...tooMany, ...(await findLeftovers(retained))])
    await rm(join(retained, name), { recursive: true, force: true });
}

/** File names contain content hashes, so equal names mean the same release. */
async function getReleaseName(assets: string): Promise<string> {
  const files = await readdir(assets).catch((): string[] => []);
  return hash("sha256", files.sort().join("\n"), "hex").slice(0, 16);
}

/** The latest first, by last start. */
async function listReleases(retained: string): Promise<string[]> {
  const all = (await listFolders(retained)).filter(({ name }) => !name.endsWith(UNFINISHED));
  return all.sort((a, b) => b.changedAt - a.changedAt).map(({ name }) => name);
}

async function findLeftovers(retained: string): Promise<string[]> {
  const isLeftover = ({ name, changedAt }: FolderAge) =>
    name.endsWith(UNFINISHED) && Date.now() - changedAt > AN_HOUR_MS;
  return (await listFolders(retained)).filter(isLeftover).map(({ name }) => name);
}

type FolderAge = { name: string; changedAt: number };

async function listFolders(folder: string): Promise<FolderAge[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return Promise.all(
    names.map(async (name) => ({ name, changedAt: (await stat(join(folder, name))).mtimeMs })),
  );
}
