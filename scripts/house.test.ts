import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
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

const ENTITIES =
  "albums|announcements|birthdays|calendar|contact|events|milestones|news|newsletters|notices|principal|search|text-pages|toppers|weekly-menu";
const HIGH = `${ENTITIES}|home|header|footer|examples|not-found`;
const inApp = (folders: string) => new RegExp(`^apps/site/app/(${folders})/(?!.*\\.page\\.ts$)`);

/** From where, what must not be imported. `types` may be imported all the same. */
const directions: { from: RegExp; never: RegExp; types?: boolean }[] = [
  { from: /^(?!art\/)/, never: /^art\// },
  // The consumer is another project that uses the package as it is published.
  { from: /^packages\/(?!lightbox\/test\/consumer)/, never: /^(apps\/|@manor\/)/ },
  // A journey says itself what it expects: the code that it judges is no witness.
  { from: /^e2e\//, never: /^(apps|packages)\/|^@manor\// },
  { from: /^faults\//, never: /^(apps|packages)\/|^@manor\// },
  { from: /^(apps|packages|e2e)\//, never: /^faults\// },
  { from: /^(apps\/(site|content-host)|packages|e2e|faults)\//, never: /^apps\/operations\// },
  { from: /^apps\/site\//, never: /^apps\/content-host\/|^@manor\/content-host/ },
  { from: /^apps\/content-host\//, never: /^apps\/site\/|^@manor\/site/ },
  { from: /^apps\/site\/content\//, never: /^apps\/site\/(server|app)\// },
  { from: /^apps\/site\/app\//, never: /^apps\/site\/(server|content)\//, types: true },
  // The root of the contract brings the schema library along; a browser needs only its small parts.
  { from: /^apps\/site\/app\//, never: /^@manor\/contract$/, types: true },
  { from: /^apps\/site\/server\//, never: /^apps\/site\/app\/(?!for-server\.ts$)/ },
  // Floor by floor, the lowest first. What a page says of itself (`.page.ts`) is plain data for all.
  { from: inApp("dates"), never: inApp(`school|behaviours|islands|ui|lists|${HIGH}`) },
  { from: inApp("school"), never: inApp(`behaviours|islands|ui|lists|${HIGH}`) },
  { from: inApp("behaviours"), never: inApp(`school|islands|ui|lists|${HIGH}`) },
  { from: inApp("islands"), never: inApp(`ui|lists|${HIGH}`) },
  { from: inApp("ui|seo"), never: inApp(`lists|${HIGH}`) },
  { from: inApp("header|footer"), never: inApp(`lists|${ENTITIES}|home`) },
  { from: inApp("lists"), never: inApp(HIGH) },
  { from: inApp(ENTITIES), never: inApp("home|header|footer") },
];

const IMPORT = /^\s*(?:import|export)\s+(type\s)?[^"';]*?from\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** Every import of the code, tests and examples left out: `target` is a path of ours, or the name of a package. */
const imports = () =>
  code
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|spec|e2e|examples)\.tsx?$/.test(name))
    .flatMap((file) =>
      [...read(file).matchAll(IMPORT)].map(([, type, from, dynamic]) => {
        const written = from ?? dynamic ?? "";
        const target = written.startsWith(".") ? join(dirname(file), written) : written;
        return { file, target, isType: Boolean(type) };
      }),
    );

test("imports go in one direction only", () => {
  const wrong = imports().filter(({ file, target, isType }) =>
    directions.some(
      ({ from, never, types }) => from.test(file) && never.test(target) && !(types && isType),
    ),
  );
  expect(wrong).toEqual([]);
});

test("an entity takes of another only its card and its rules", () => {
  const entity = new RegExp(`^apps/site/app/(${ENTITIES})/`);
  // The search goes through everything.
  const wrong = imports().filter(({ file, target }) => {
    const [own, other] = [entity.exec(file)?.[1], entity.exec(target)?.[1]];
    if (!own || !other || own === other || own === "search") return false;
    return !/(-card\.tsx|-(list|kinds)\.ts|\.page\.ts)$/.test(target);
  });
  expect(wrong).toEqual([]);
});

test("every behaviour of no part of the site is tested by itself, on a bare page", () => {
  const entries = ["behaviours.ts", "home.ts"].map((name) => read(`apps/site/app/entry.${name}`));
  const named = entries.flatMap((entry) =>
    [...entry.matchAll(/"\.\/behaviours\/([\w-]+)\.ts"\)?[;,]/g)].map(([, name = ""]) => name),
  );
  const tests = tracked
    .filter((file) => /^e2e\/behaviours\/.*\.spec\.ts$/.test(file))
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
  const faults = read("faults/stage/stage.ts");
  for (const word of [...memoryFlags, ...Object.entries(memoryEnvironment).flat()])
    expect(faults).toContain(word);
});

test("a test that replaces a module has a process of its own", () => {
  const replacing = code.filter(
    (file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock|resetModules)\(/.test(read(file)),
  );
  expect(replacing.sort()).toEqual(alone);
});
