import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, test } from "vitest";
import { memoryEnvironment, memoryFlags } from "../apps/site/server/memory-flags.ts";
import { alone } from "../vitest.config.ts";
import { findMissing } from "./lock-gaps.ts";

/** The rules of the house that a machine can check; CONTRIBUTING.md says why they are there. */
const repository = resolve(import.meta.dirname, "..");

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: repository,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "");

const GENERATED = /(^|\/)(payload-types\.ts|importMap\.js|migrations\/)|package-lock\.json$/;
const code = tracked.filter((file) => /\.(ts|tsx|css|mjs)$/.test(file) && !GENERATED.test(file));
const read = (file: string) => {
  try {
    return readFileSync(resolve(repository, file), "utf8");
  } catch {
    // Listed by git, but moved away a moment ago.
    return "";
  }
};

test("every package in the lock file has the digest of what the registry sends", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { link?: true; integrity?: string }>;
  };
  const without = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes("node_modules/") && !link && !integrity)
    .map(([path]) => path);
  expect(without).toEqual([]);
});

test("no file or folder has a name that says nothing", () => {
  const nothing = /^(utils?|helpers?|common|misc|lib|shared|manager|service)(\.|$)/i;
  const vague = tracked.filter((file) => file.split("/").some((part) => nothing.test(part)));
  expect(vague).toEqual([]);
});

test("every behaviour of no part of the site is tested by itself, on a bare page", () => {
  const entries = ["behaviours.ts", "home.ts"].map((name) => read(`apps/site/app/entry.${name}`));
  const named = entries.flatMap((entry) =>
    [...entry.matchAll(/"\.\/behaviours\/([\w-]+)\.ts"\)?[;,]/g)].map(([, name = ""]) => name),
  );
  const tests = tracked
    .filter((file) => /^tests\/e2e\/behaviours\/.*\.spec\.ts$/.test(file))
    .map((file) => basename(file, ".spec.ts"));
  // What rises on every page needs no place of its own, and stands in no registry.
  expect([...named, "reveal"].sort()).toEqual(tests.sort());
});

test("the lock file holds the builds of every system, without which npm ci refuses it", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  expect(findMissing(packages), "run: node scripts/complete-lock.ts").toEqual([]);
});

test("every dependency is named by one exact version", () => {
  const loose = tracked
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));
      const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
      return Object.entries(all).map(([name, version]) => `${file}: ${name} ${version}`);
    })
    .filter((line) => !/ \d[\w.-]*$/.test(line));
  expect(loose).toEqual([]);
});

test("installing runs no foreign code", () => {
  expect(read(".npmrc")).toMatch(/^ignore-scripts=true$/m);
});

test("no registry's address stands in the repository", () => {
  const named = tracked.filter(
    (file) =>
      /\.(json|ts|md|npmrc|yml)$|^\.npmrc$/.test(file) &&
      /registry\.[a-z]+\.(org|com)/.test(read(file)),
  );
  expect(named.filter((file) => file !== "scripts/house.test.ts")).toEqual([]);
});

test("however the site is started, it has the same memory", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const flags = memoryFlags.join(" ");
  const environment = Object.entries(memoryEnvironment).map((setting) => setting.join("="));
  for (const start of [
    scripts["start:site"] ?? "",
    read("deploy/units/manor-site.service"),
    read("deploy/Containerfile").replaceAll('", "', " "),
    read("docs/operations.md"),
  ]) {
    expect(start).toContain(`node ${flags} apps/site/server/main.ts`);
    for (const setting of environment) expect(start).toContain(setting);
  }
  const fixture = read("tests/resilience/fixture/site-fixture.ts");
  for (const word of [...memoryFlags, ...Object.entries(memoryEnvironment).flat()])
    expect(fixture).toContain(word);
});

test("a test that replaces a module has a process of its own", () => {
  const replacing = code.filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock|resetModules)\(/.test(read(file)),
  );
  expect(replacing.sort()).toEqual(alone);
});
