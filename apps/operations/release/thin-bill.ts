import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Bill = {
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** Takes out of a bill of materials (CycloneDX) what is not among these packages of a release, nor of our own. */
export async function thinBill(file: string, stage: string, paths: string[]): Promise<void> {
  const bill: Bill = JSON.parse(await readFile(file, "utf8"));
  const present = new Set(await Promise.all(paths.map((path) => identityOf(join(stage, path)))));
  const isPresent = (ref: string) => /^(manor@|@manor\/)/.test(ref) || present.has(ref);
  const thin = {
    ...bill,
    components: bill.components.filter((component) => isPresent(component["bom-ref"])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isPresent(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isPresent) })),
  };
  await writeFile(file, `${JSON.stringify(thin, undefined, 1)}\n`);
}

async function identityOf(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return `${name}@${version}`;
}
