import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { memoryEnvironment, memoryFlags } from "../apps/website/server/memory-flags.ts";
import { isolated } from "../vitest.config.ts";
import { findMissing } from "./complete-lock.ts";
import { repository } from "./run.ts";

/** Rules of CONTRIBUTING.md that no linter checks. */
const read = (file: string) => readFileSync(resolve(repository, file), "utf8");
const manifests = globSync("{,apps/*/,packages/*/}package.json", { cwd: repository });
const { packages } = JSON.parse(read("package-lock.json"));

test("the lock file has the builds of every system, and an integrity hash of each package", () => {
  expect(findMissing(packages), "run: node scripts/complete-lock.ts").toEqual([]);
  const unchecked = Object.keys(packages).filter(
    (path) => /node_modules\//.test(path) && !packages[path].link && !packages[path].integrity,
  );
  expect(unchecked).toEqual([]);
});

test("every dependency has an exact version", () => {
  const versions = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    return Object.entries(all).map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(versions.filter((line) => !/ \d[\w.-]*$/.test(line))).toEqual([]);
});

test("npm runs no install scripts, and no file names a registry", () => {
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  for (const file of [".npmrc", "package-lock.json", ...manifests])
    expect(read(file)).not.toMatch(/registry\.[a-z]+\.(org|com)/);
});

test("every npm script starts with check-node, and no script is a pre or post hook", () => {
  expect(manifests).toContain("apps/cms/package.json");
  for (const file of manifests) {
    const check = `${file === "package.json" ? "" : "../../"}scripts/check-node.mjs`;
    for (const [name, command] of Object.entries(JSON.parse(read(file)).scripts ?? {})) {
      expect(command).toMatch(new RegExp(`^"\\$\\{npm_node_execpath:-node\\}" ${check} && `));
      expect(name).not.toMatch(/^(pre|post)|^prepare$/);
    }
  }
});

test("every way to start the website uses the same memory settings", () => {
  const started = `node ${memoryFlags.join(" ")} apps/website/server/main.ts`;
  const settings = Object.entries(memoryEnvironment).map((setting) => setting.join("="));
  const { scripts } = JSON.parse(read("package.json"));
  const files = [
    "deploy/units/manor-website.service",
    "deploy/Containerfile",
    "docs/operations.md",
  ];
  for (const text of [scripts["start:website"], ...files.map(read)])
    for (const part of [started, ...settings]) expect(text.replaceAll('", "', " ")).toContain(part);
  for (const part of [...memoryFlags, ...Object.entries(memoryEnvironment).flat()])
    expect(read("tests/resilience/fixture/site-fixture.ts")).toContain(part);
});

test("tests that mock modules run in an isolated project", () => {
  const tests = globSync("{apps,packages,scripts}/**/*.test.{ts,tsx}", {
    cwd: repository,
    exclude: (name) => /(^|\/)(node_modules|\.next|build)$/.test(name),
  });
  const mocking = tests.filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(read(file)));
  const isAllowed = ["scripts/repository.test.ts", ...isolated];
  expect(mocking.filter((file) => !isAllowed.includes(file))).toEqual([]);
});
