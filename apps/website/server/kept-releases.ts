import { hash } from "node:crypto";
import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** This one and the two before it. */
const MOST_RELEASES = 3;
const UNFINISHED = ".tmp";
const AN_HOUR_MS = 3_600_000;

/**
 * The folders of assets that earlier releases served, the latest first. A tab that was opened before a release goes
 * on asking for what its page names; `kept` outlives every release.
 */
export async function earlierReleases(assets: string, kept: string): Promise<string[]> {
  const current = await nameOf(assets);
  const others = (await releases(kept)).filter((name) => name !== current);
  return others.slice(0, MOST_RELEASES - 1).map((name) => join(kept, name));
}

/** Copies this release's assets next to the earlier ones, and deletes the oldest. Throws disk errors. */
export async function keepRelease(assets: string, kept: string): Promise<void> {
  const folder = join(kept, await nameOf(assets));
  await mkdir(kept, { recursive: true });
  const isKept = await utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (!isKept) {
    const unfinished = `${folder}-${process.pid}${UNFINISHED}`;
    await cp(assets, unfinished, { recursive: true });
    await rename(unfinished, folder);
  }
  const tooMany = (await releases(kept)).slice(MOST_RELEASES);
  for (const name of [...tooMany, ...(await leftByCrash(kept))])
    await rm(join(kept, name), { recursive: true, force: true });
}

/** Names hold hashes of the files, so that the same names are the same release. */
async function nameOf(assets: string): Promise<string> {
  const files = await readdir(assets).catch((): string[] => []);
  return hash("sha256", files.sort().join("\n"), "hex").slice(0, 16);
}

/** The latest first, by when each was last started. */
async function releases(kept: string): Promise<string[]> {
  const all = (await dated(kept)).filter(({ name }) => !name.endsWith(UNFINISHED));
  return all.sort((a, b) => b.changedAt - a.changedAt).map(({ name }) => name);
}

async function leftByCrash(kept: string): Promise<string[]> {
  const isLeft = ({ name, changedAt }: Dated) =>
    name.endsWith(UNFINISHED) && Date.now() - changedAt > AN_HOUR_MS;
  return (await dated(kept)).filter(isLeft).map(({ name }) => name);
}

type Dated = { name: string; changedAt: number };

async function dated(folder: string): Promise<Dated[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return Promise.all(
    names.map(async (name) => ({ name, changedAt: (await stat(join(folder, name))).mtimeMs })),
  );
}
