import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { basename, join } from "node:path";
import { expect } from "vitest";
import { signInFirstAdmin } from "../../apps/cms/test/editor.ts";
import * as release from "../../apps/operations/release/assemble-release.ts";
import { untilHealthy } from "../../scripts/until-healthy.ts";
import { findFreePort } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";

const { atEnd, eventually, ORIGIN, repository, textAt } = fixtures;
const UNITS = ["manor-cms", "manor-website"];

/** Installs a release below `root` with `deploy/install`, and starts it. */
export async function installSchool(root: string, tarball: string) {
  const args = ["--root", root, "--origin", ORIGIN, "--release", tarball];
  args.push("--sha256", await release.hashFile(tarball));
  execFileSync(join(repository, "deploy/install"), args, { stdio: "ignore" });
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const site = `http://127.0.0.1:${port}`;
  const cms = `http://127.0.0.1:${cmsPort}`;
  const written = ["manor.env", "manor-website.env"]
    .map((name) => fs.readFileSync(join(root, "etc/manor", name), "utf8"))
    .join("\n");
  const given = written.replaceAll("=/var/", `=${root}/var/`).matchAll(/^([A-Z_]+)=(.*)$/gm);
  const settings: Record<string, string> = {
    ...Object.fromEntries([...given].map(([, name, value]) => [name, value])),
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    CMS_URL: cms,
    MESSAGES_PER_ADDRESS: "1000",
  };
  const lines = Object.entries(settings).map((setting) => setting.join("="));
  fs.writeFileSync(join(root, "settings"), lines.join("\n"));
  fs.cpSync(join(import.meta.dirname, "systemctl.sh"), join(root, "systemctl"));
  const systemctl = (verb: "start" | "stop" | "kill") =>
    execFileSync(join(root, "systemctl"), [verb, ...UNITS]);
  systemctl("start");
  atEnd(() => systemctl("stop"));
  const untilBothHealthy = async () => {
    await untilHealthy(`${cms}/healthz`, 120_000);
    await untilHealthy(`${site}/readyz`, 120_000);
  };
  await untilBothHealthy();
  const admin = await signInFirstAdmin({ url: cms, dataDir: join(root, "var/lib/manor/cms") });
  const published: string[] = [];
  const news = () => textAt(`${site}/api/news/all/SGSM`);
  return {
    site,
    systemctl,
    /** The environment of the manor commands. */
    env: { ...settings, PATH: `${root}:/usr/bin:/bin` },
    news,
    /** Publishes a news item, and sends a message through the website. */
    work: async () => {
      const title = `Published-${published.length + 1}.`;
      await admin.save("POST", "news", { title, _status: "published" });
      expect(await fixtures.sendMessage(site, title)).toBeLessThan(300);
      published.push(title);
    },
    /** The releases of CMS and website, once both are healthy. */
    releases: async () => {
      await untilBothHealthy();
      return UNITS.map((unit) => {
        const pid = fs.readFileSync(join(root, `${unit}.pid`), "utf8").trim();
        return basename(fs.readlinkSync(`/proc/${pid}/cwd`));
      });
    },
    expectNothingLost: () =>
      eventually(async () => {
        const text = await news();
        expect(published.filter((title) => !text.includes(title))).toEqual([]);
        expect((await fixtures.readMessages(admin)).sort()).toEqual([...published].sort());
      }),
  };
}

/** Makes a small release: its packages are links to this repository's. `change` alters its files. */
export async function makeRelease(
  folder: string,
  version: string,
  change: (home: string) => void,
): Promise<string> {
  const name = `manor-${version}-${process.platform}-${process.arch}`;
  const home = join(folder, "made", name);
  fs.mkdirSync(home, { recursive: true });
  await release.copyOwnFiles(repository, home);
  for (const path of ["node_modules", "apps/website/node_modules"])
    fs.symlinkSync(join(repository, path), join(home, path));
  fs.cpSync(join(repository, "package.json"), join(home, "package.json"));
  change(home);
  release.writeChecksums(home);
  const tarball = join(folder, `${name}.tar.gz`);
  execFileSync("tar", ["-C", join(folder, "made"), "-I", "gzip -1", "-cf", tarball, name]);
  fs.writeFileSync(`${tarball}.sha256`, `${await release.hashFile(tarball)}  ${name}.tar.gz\n`);
  return tarball;
}

/** Adds an SQLite migration to the built CMS. */
export function addMigration(home: string, statement: string): void {
  const chunks = join(home, "apps/cms/.next/server/chunks");
  const name = `29990101_000000_${basename(home).replaceAll(/\W/g, "_")}`;
  const run = `async({db})=>{await db.run(${JSON.stringify(statement)})}`;
  for (const path of fs.readdirSync(chunks, { recursive: true, encoding: "utf8" })) {
    if (!/_migrations_sqlite_[^/]+\.js$/.test(path)) continue;
    const text = fs.readFileSync(join(chunks, path), "utf8");
    // The bundler writes the list before its export, or into it.
    const changed = text.replace(
      /(name:"\d+_\d+_\w+"\})\](?=;\w+\.s\(\["migrations"|\],\d+\))/,
      `$1,{up:${run},down:async()=>{},name:"${name}"}]`,
    );
    if (changed === text) throw new Error(`${path} has no list of migrations.`);
    fs.writeFileSync(join(chunks, path), changed);
  }
}

/** Starts an upgrade and kills it with its child processes: right before a step, or during it. */
export async function upgradeUntil(
  step: string,
  when: "before" | "during",
  args: string[],
  env: Record<string, string>,
): Promise<void> {
  const all = [join(import.meta.dirname, "cut-off-upgrade.ts"), step, when, ...args];
  const child = spawn(process.execPath, all, { env, stdio: "inherit", detached: true });
  const [, signal] = await once(child, "exit");
  if (signal !== "SIGKILL") throw new Error(`The upgrade ended before "${step}".`);
}
