import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runProgram } from "./tools/processes.ts";

// Facts about the packages of viewers: from their manifests, their style sheets, and npm.

interface Manifest {
  version: string;
  license: string;
  peerDependencies?: Record<string, string>;
}

/** The manifest and the last release of a package on npm. */
async function askNpm(name: string) {
  const fields = ["version", "license", "peerDependencies", "time"];
  const found = JSON.parse(await runProgram("npm", ["view", name, "--json", ...fields]));
  const { time, ...manifest } = found as Manifest & { time: Record<string, string> };
  return { ...manifest, released: time[manifest.version]?.slice(0, 10) };
}

const toFacts = ({ version, license, peerDependencies }: Manifest) => ({
  version,
  licence: license,
  react: peerDependencies?.["react"] ?? null,
});

/** The facts of a package that is installed in `folder`. Its last release may be a later version. */
export async function readInstalled(name: string, folder: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { version, released = null } = await askNpm(name);
  return { ...toFacts(manifest), latest: version, released, hasLayer: hasLayer(folder) };
}

/** The facts of a package that is not on npm yet. */
export function readUnpublished(folder: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { version } = manifest;
  return { ...toFacts(manifest), latest: version, released: null, hasLayer: hasLayer(folder) };
}

/** The facts of a package that is not installed, because its licence has to be accepted first. */
export async function readListed(name: string) {
  const { released = null, ...manifest } = await askNpm(name);
  return { ...toFacts(manifest), latest: manifest.version, released };
}

/** Whether the package has a style sheet in a cascade layer. */
const hasLayer = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .some((file) => readFileSync(join(folder, file), "utf8").includes("@layer"));
