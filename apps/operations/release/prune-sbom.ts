import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Sbom = {
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

export async function pruneSbom(file: string, release: string, paths: string[]): Promise<void> {
  const sbom: Sbom = JSON.parse(await readFile(file, "utf8"));
  const present = new Set(await Promise.all(paths.map((path) => readRef(join(release, path)))));
  const isPresent = (ref: string) => /^(manor@|@manor\/)/.test(ref) || present.has(ref);
  const pruned = {
    ...sbom,
    components: sbom.components.filter((component) => isPresent(component["bom-ref"])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => isPresent(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isPresent) })),
  };
  await writeFile(file, `${JSON.stringify(pruned, undefined, 1)}\n`);
}

async function readRef(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return `${name}@${version}`;
}
