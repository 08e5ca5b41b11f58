import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../version.ts";
import { productionPackages } from "./production-packages.ts";
import { pruneSbom } from "./prune-sbom.ts";

test("a release includes production packages and excludes development packages", () => {
  const packages = productionPackages(root);
  for (const name of ["next", "payload", "sharp", "react"])
    expect(packages).toContain(`node_modules/${name}`);
  for (const name of ["vitest", "vite", "typescript", "knip", "@playwright/test", "axe-core"])
    expect(packages).not.toContain(`node_modules/${name}`);
});

test("the bill of materials names exactly the included packages and Manor's own", async () => {
  const release = mkdtempSync(join(tmpdir(), "manor-sbom-"));
  onTestFinished(() => rmSync(release, { recursive: true, force: true }));
  const paths = ["node_modules/next", "apps/website/node_modules/react"];
  for (const path of paths) {
    mkdirSync(join(release, path), { recursive: true });
    const name = path.split("/").at(-1);
    writeFileSync(join(release, path, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
  }
  const refs = ["next@1.0.0", "react@1.0.0", "react@2.0.0", "vitest@1.0.0", "@manor/website@0.1.0"];
  const components = refs.map((ref) => ({ "bom-ref": ref }));
  const dependencies = [{ ref: "next@1.0.0", dependsOn: ["react@1.0.0", "vitest@1.0.0"] }];
  writeFileSync(join(release, "sbom.json"), JSON.stringify({ components, dependencies }));
  await pruneSbom(join(release, "sbom.json"), release, paths);
  const sbom = JSON.parse(readFileSync(join(release, "sbom.json"), "utf8"));
  const refsInSbom = sbom.components.map(
    (component: Record<string, string>) => component["bom-ref"],
  );
  expect(refsInSbom).toEqual(["next@1.0.0", "react@1.0.0", "@manor/website@0.1.0"]);
  expect(sbom.dependencies).toEqual([{ ref: "next@1.0.0", dependsOn: ["react@1.0.0"] }]);
});
