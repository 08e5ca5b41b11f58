import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { startStubHost } from "../tests/e2e/harness/stub-host.ts";
import { defineClass } from "./engine/fault-class.ts";
import { judge } from "./stage/judge.ts";
import { giveWord, pause } from "./stage/lists.ts";
import { type FaultedSite, startFaultedSite } from "./stage/stage.ts";

const repository = resolve(import.meta.dirname, "..");
const TABS = 26;

/** A new release is built and started while tabs of the two before it are open and ask for their files. */
const deploy = fc.record({
  pages: fc.array(
    fc.constantFrom("/", "/Events", "/contact", "/SubGallery", "/about", "/Gallery"),
    { minLength: 3, maxLength: 3 },
  ),
  asked: fc.array(fc.record({ after: fc.nat(1_500), pick: fc.nat(10_000), isOld: fc.boolean() }), {
    minLength: TABS,
    maxLength: TABS,
  }),
  isKilled: fc.boolean(),
});

export const f23 = defineClass({
  id: "F23",
  what: "A new release while tabs of older ones are open",
  aCase: "a file or a page asked for during a deploy",
  values: deploy,
  casesOf: ({ asked }) => asked.length,
  whole: 20,
  few: 2,
  setUp: async (scene) => {
    const host = await startStubHost();
    scene.onEnd(host.close);
    giveWord(host, "Word");
    const folder = copySite(scene.makeFolder());
    const dataDir = scene.makeFolder();
    const start = () => startFaultedSite({ contentHostUrl: host.url, folder, dataDir });
    let site = await start();
    scene.onEnd(() => site.stop());
    let former: string[] = [];
    return async ({ pages, asked, isKilled }, tell, index) => {
      const files = await filesOf(site, pages);
      if (files.length === 0) tell("the pages name no files of their own");
      // Everything that the tabs of this release and of the one before it name.
      const open = [...new Set([...files, ...former])];
      const visits = asked.map(async ({ after, pick, isOld }) => {
        await pause(after);
        const path = isOld
          ? (open[pick % open.length] ?? "/")
          : (pages[pick % pages.length] ?? "/");
        const answer = await patiently(() => site.ask(path));
        for (const wrong of judge(path, answer, [200])) tell(wrong);
      });
      release(folder, index);
      const next = pause(300).then(async () => {
        await (isKilled ? site.kill() : site.stop());
        site = await start();
      });
      await Promise.all([next, ...visits]);
      for (const path of open)
        if ((await site.ask(path)).status !== 200)
          tell(`${path} is gone with the release before it`);
      const fresh = await filesOf(site, pages);
      if (fresh.some((path) => files.includes(path)))
        tell("a page still names files of the release before");
      former = files;
      host.received.length = 0;
    };
  },
});

/** Between two processes nobody listens: a browser, or a proxy in front, tries again. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let time = 0; ; time += 1) {
    try {
      return await ask();
    } catch (error) {
      if (time > 60) throw error;
      await pause(100);
    }
  }
}

async function filesOf(site: FaultedSite, pages: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (path) => (await site.ask(path)).text));
  const named = texts.flatMap((text) => [...text.matchAll(/"(\/assets\/[^"]+)"/g)]);
  return [...new Set(named.map(([, path = ""]) => path))];
}

/** The site as it is installed, with a build of its own that can be replaced. */
function copySite(root: string): string {
  const folder = join(root, "apps/site");
  mkdirSync(join(root, "apps"), { recursive: true });
  const isWanted = (path: string) => !/\/site\/(\.react-router|node_modules)(\/|$)/.test(path);
  cpSync(join(repository, "apps/site"), folder, { recursive: true, filter: isWanted });
  for (const name of ["node_modules", "packages", "tsconfig.base.json"])
    symlinkSync(join(repository, name), join(root, name));
  return folder;
}

const HASHED = /-[\w-]{8}(?=\.(?:js|css|woff2|webp|jpg|svg)\b)/;

/** A build in which every file has another name, as after a change that reaches everywhere. */
function release(folder: string, index: number): void {
  const [inUse, made] = [join(folder, "build"), join(folder, "build.new")];
  rmSync(made, { recursive: true, force: true });
  cpSync(inUse, made, { recursive: true });
  const assets = join(made, "client/assets");
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [hash] = HASHED.exec(name) ?? [];
    if (!hash) continue;
    const named = name.replace(hash, `${hash.slice(0, 5)}${String(index).padStart(4, "0")}`);
    renamed.set(name, named);
    renameSync(join(assets, name), join(assets, named));
  }
  for (const file of textsIn(made)) {
    let text = readFileSync(file, "utf8");
    for (const [name, named] of renamed) text = text.replaceAll(name, named);
    writeFileSync(file, text);
  }
  // The packed forms hold the old names; the site sends the plain ones then.
  for (const name of readdirSync(assets)) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
  const former = join(folder, "build.former");
  renameSync(inUse, former);
  renameSync(made, inUse);
  rmSync(former, { recursive: true, force: true });
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
