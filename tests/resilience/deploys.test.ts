import * as fs from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { exactly, forEachCase, oneOf, words } from "./fixture/cases.ts";
import { giveWord } from "./fixture/content-lists.ts";
import { makeFolder, type Site, startDrivenSite, startHost } from "./fixture/site-fixture.ts";

const repository = resolve(import.meta.dirname, "../..");

/** A new release starts while tabs of the two before it are open and ask for their files. */
const deploy = fc.record({
  pages: exactly(3, oneOf(...words("/ /Events /contact /SubGallery /about /Gallery"))),
  moments: exactly(26, fc.nat(1_500)),
  isKilled: fc.boolean(),
});

test("F23: a new release comes while pages are open: their files go on answering", async () => {
  const host = await startHost();
  giveWord(host, "Word");
  const folder = copySite(makeFolder());
  const dataDir = makeFolder();
  const start = () => startDrivenSite({ contentApiUrl: host.url, folder, dataDir });
  let site = await start();
  let former: string[] = [];
  const amount = { few: 52, casesEach: 26 };
  await forEachCase(deploy, amount, async ({ pages, moments, isKilled }, index) => {
    const files = await findFiles(site, pages);
    expect(files).not.toEqual([]);
    // Everything that the tabs of this release and of the one before it name.
    const open = [...new Set([...files, ...former])];
    const paths = [...open, ...pages];
    const visits = moments.map(async (after) => {
      await pause(after);
      // Between two processes nobody listens: a browser, or a proxy in front, tries again.
      const visit = () => site.ask(paths[after % paths.length] ?? "/", [200]);
      await vi.waitFor(visit, { timeout: 60_000, interval: 100 });
    });
    release(folder, index);
    const restarted = pause(300).then(async () => {
      await (isKilled ? site.kill() : site.stop());
      site = await start();
    });
    await Promise.all([restarted, ...visits]);
    for (const path of open) await site.ask(path, [200]);
    const fresh = await findFiles(site, pages);
    const kept = fresh.filter((path) => files.includes(path));
    expect(kept, "old files").toEqual([]);
    former = files;
  });
});

async function findFiles(site: Site, pages: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (path) => (await site.send(path)).text));
  const named = texts.flatMap((text) => [...text.matchAll(/"(\/assets\/[^"]+)"/g)]);
  return [...new Set(named.map(([, path = ""]) => path))];
}

/** The site as it is installed, with a build of its own that can be replaced. */
function copySite(root: string): string {
  const folder = join(root, "apps/website");
  fs.mkdirSync(join(root, "apps"), { recursive: true });
  const filter = (path: string) => !/\/website\/(\.react-router|node_modules)(\/|$)/.test(path);
  fs.cpSync(join(repository, "apps/website"), folder, { recursive: true, filter });
  for (const name of ["node_modules", "packages", "tsconfig.base.json"])
    fs.symlinkSync(join(repository, name), join(root, name));
  return folder;
}

const HASHED = /-[\w-]{8}(?=\.(?:js|css|woff2|webp|jpg|svg)\b)/;

/** A build in which every file has another name, as after a change that reaches everywhere. */
function release(folder: string, index: number): void {
  const [inUse, made, former] = [
    join(folder, "build"),
    join(folder, "new"),
    join(folder, "former"),
  ];
  fs.cpSync(inUse, made, { recursive: true });
  const assets = join(made, "client/assets");
  const renamed = new Map<string, string>();
  for (const name of fs.readdirSync(assets)) {
    const [hash] = HASHED.exec(name) ?? [];
    // The compressed forms hold the old names.
    if (/\.(br|gz)$/.test(name)) fs.rmSync(join(assets, name));
    else if (hash) {
      const next = name.replace(hash, `${hash.slice(0, 5)}${String(index).padStart(4, "0")}`);
      renamed.set(name, next);
      fs.renameSync(join(assets, name), join(assets, next));
    }
  }
  for (const entry of fs.readdirSync(made, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|json|html)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    let text = fs.readFileSync(file, "utf8");
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    fs.writeFileSync(file, text);
  }
  fs.renameSync(inUse, former);
  fs.renameSync(made, inUse);
  fs.rmSync(former, { recursive: true, force: true });
}
