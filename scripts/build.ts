import { hash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { exitOn, repository, run, runScript } from "./run.ts";
import { say } from "./say.ts";

type Part = { name: string; sources: string[]; result: string; make: () => Promise<void> };

const inFolder = (folder: string) => ({ cwd: resolve(repository, folder) });
const common = ["package-lock.json", "packages/contract/**"];

const parts: Part[] = [
  {
    name: "site",
    sources: [...common, "apps/site/**", "packages/lightbox/**"],
    result: "apps/site/build/server/index.js",
    make: buildSite,
  },
  {
    name: "content host",
    sources: [...common, "apps/content-host/**"],
    result: "apps/content-host/.next/BUILD_ID",
    make: () => run("npm", ["run", "build", "--silent"], inFolder("apps/content-host")),
  },
];

/** Made beside the build in use, whose place it takes as a whole: nobody ever meets half of one. */
async function buildSite(): Promise<void> {
  const [inUse, made, former] = ["build", "build.new", "build.former"].map((name) =>
    resolve(repository, "apps/site", name),
  ) as [string, string, string];
  const env = { ...process.env, BUILD_FOLDER: "build.new" };
  await run("react-router", ["build", "--logLevel", "warn"], { ...inFolder("apps/site"), env });
  await runScript("apps/site/scripts/cut-sheets.ts", [made]);
  await runScript("apps/site/scripts/build-service-worker.ts", [made]);
  await runScript("apps/site/scripts/compress-assets.ts", [made]);
  rmSync(former, { recursive: true, force: true });
  if (existsSync(inUse)) renameSync(inUse, former);
  renameSync(made, inUse);
  rmSync(former, { recursive: true, force: true });
}

const NO_SOURCE =
  /^(node_modules|build(\.new|\.former)?|\.next|\.react-router|dist|playground|test|pictures|photos|portraits)$|\.test\.tsx?$/;

/** One hash over the sources that a build is made from, so that nothing is built twice. */
function fingerprint(sources: string[]): string {
  const options = { cwd: repository, withFileTypes: true } as const;
  const entries = globSync(sources, { ...options, exclude: ({ name }) => NO_SOURCE.test(name) });
  const files = entries.filter((entry) => entry.isFile());
  const lines = files.map(({ parentPath, name }) => {
    const file = resolve(parentPath, name);
    return `${relative(repository, file)} ${hash("sha256", readFileSync(file))}`;
  });
  return hash("sha256", lines.sort().join("\n"));
}

/** Builds what is missing or older than its sources. `only` names one part. */
export async function build(only?: string): Promise<void> {
  for (const part of parts) {
    if (only && part.name !== only) continue;
    const stamp = resolve(repository, `${dirname(part.result)}/.fingerprint`);
    const print = fingerprint(part.sources);
    const isBuilt =
      existsSync(resolve(repository, part.result)) &&
      existsSync(stamp) &&
      readFileSync(stamp, "utf8") === print;
    if (isBuilt) {
      say(`The ${part.name} is built already`);
      continue;
    }
    say(`Building the ${part.name}${part.name === "content host" ? " (a minute or two)" : ""}`);
    rmSync(stamp, { force: true });
    await part.make();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, print);
    say(`The ${part.name} is built`);
  }
}

if (import.meta.main) exitOn(build(process.argv[2]));
