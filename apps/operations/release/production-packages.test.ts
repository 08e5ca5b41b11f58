import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../version.ts";
import { productionPackages } from "./production-packages.ts";
import { thinBill } from "./thin-bill.ts";

test("a release takes the packages that run, and none of development", () => {
  const packages = productionPackages(root);
  for (const name of ["next", "payload", "sharp", "react"])
    expect(packages).toContain(`node_modules/${name}`);
  for (const name of ["vitest", "vite", "typescript", "knip", "@playwright/test", "axe-core"])
    expect(packages).not.toContain(`node_modules/${name}`);
});

test("its bill of materials names every package that is in it and our own, and no other", async () => {
  const stage = mkdtempSync(join(tmpdir(), "manor-bill-"));
  onTestFinished(() => rmSync(stage, { recursive: true, force: true }));
  const paths = ["node_modules/next", "apps/website/node_modules/react"];
  for (const path of paths) {
    mkdirSync(join(stage, path), { recursive: true });
    const name = path.split("/").at(-1);
    writeFileSync(join(stage, path, "package.json"), JSON.stringify({ name, version: "1.0.0" }));
  }
  const refs = ["next@1.0.0", "react@1.0.0", "react@2.0.0", "vitest@1.0.0", "@manor/website@0.1.0"];
  const components = refs.map((ref) => ({ "bom-ref": ref }));
  const dependencies = [{ ref: "next@1.0.0", dependsOn: ["react@1.0.0", "vitest@1.0.0"] }];
  writeFileSync(join(stage, "bill.json"), JSON.stringify({ components, dependencies }));
  await thinBill(join(stage, "bill.json"), stage, paths);
  const bill = JSON.parse(readFileSync(join(stage, "bill.json"), "utf8"));
  const named = bill.components.map((component: Record<string, string>) => component["bom-ref"]);
  expect(named).toEqual(["next@1.0.0", "react@1.0.0", "@manor/website@0.1.0"]);
  expect(bill.dependencies).toEqual([{ ref: "next@1.0.0", dependsOn: ["react@1.0.0"] }]);
});
