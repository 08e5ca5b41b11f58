import { hash } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { logProgress } from "./log-progress.ts";
import { exitOn, repository, run } from "./run.ts";

type Part = { sources: string[]; result: string; duration?: string; make: () => Promise<void> };

const common = ["package-lock.json", "packages/content-api/**", "packages/server-kit/**"];

const parts: Record<string, Part> = {
  site: {
    sources: [...common, "apps/website/**", "packages/lightbox/**"],
    result: "apps/website/build/server/index.js",
    make: buildSite,
  },
  CMS: {
    sources: [...common, "packages/sample-school/**", "apps/website/model/pages/**", "apps/cms/**"],
    result: "apps/cms/.next/BUILD_ID",
    duration: " (a minute or two)",
    make: () => run("npm", ["run", "build", "--silent"], { cwd: resolve(repository, "apps/cms") }),
  },
};

/** Builds into a new folder and then renames it, so that a running website never sees a partial build. */
async function buildSite(): Promise<void> {
  const cwd = resolve(repository, "apps/website");
  const [current = "", next = "", former = ""] = ["", ".new", ".former"].map((suffix) =>
    join(cwd, `build${suffix}`),
  );
  const env = { ...process.env, BUILD_FOLDER: "build.new" };
  await run("react-router", ["build", "--logLevel", "warn"], { cwd, env });
  for (const name of ["make-page-sheets.ts", "build-scripts.ts", "compress-assets.ts"])
    await run(process.execPath, [join(cwd, "scripts", name), next]);
  fs.rmSync(former, { recursive: true, force: true });
  if (fs.existsSync(current)) fs.renameSync(current, former);
  fs.renameSync(next, current);
  fs.rmSync(former, { recursive: true, force: true });
}

const EXCLUDED =
  /^(node_modules|build(\.new|\.former)?|\.next|\.react-router|dist|playground|test|pictures|photos|portraits)$|\.test\.tsx?$/;

/** A hash of the sources of a build. */
function fingerprint(sources: string[]): string {
  const options = { cwd: repository, withFileTypes: true } as const;
  const entries = fs.globSync(sources, { ...options, exclude: ({ name }) => EXCLUDED.test(name) });
  const files = entries.filter((entry) => entry.isFile());
  const lines = files.map(({ parentPath, name }) => {
    const file = resolve(parentPath, name);
    return `${relative(repository, file)} ${hash("sha256", fs.readFileSync(file))}`;
  });
  return hash("sha256", lines.sort().join("\n"));
}

/** Builds what is missing or whose sources have changed. `only` names one part. */
export async function build(only?: string): Promise<void> {
  for (const [name, { sources, result, duration = "", make }] of Object.entries(parts)) {
    if (only && name !== only) continue;
    const stamp = resolve(repository, dirname(result), ".fingerprint");
    const print = fingerprint(sources);
    const isStamped = fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === print;
    const isBuilt = isStamped && fs.existsSync(resolve(repository, result));
    logProgress(isBuilt ? `The ${name} is built already` : `Building the ${name}${duration}`);
    if (isBuilt) continue;
    fs.rmSync(stamp, { force: true });
    await make();
    fs.mkdirSync(dirname(stamp), { recursive: true });
    fs.writeFileSync(stamp, print);
    logProgress(`The ${name} is built`);
  }
}

if (import.meta.main) exitOn(build(process.argv[2]));
