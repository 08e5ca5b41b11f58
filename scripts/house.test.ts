import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { memoryFlags } from "../apps/site/server/memory-flags.ts";
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

test("no file is longer than 200 lines unless its first lines say why", () => {
  const tooLong = code.filter((file) => {
    const text = read(file);
    return (
      text.split("\n").length > 201 && !/Longer than 200 lines because/.test(text.slice(0, 400))
    );
  });
  expect(tooLong).toEqual([]);
});

test("no file or folder has a name that says nothing", () => {
  const nothing = /^(utils?|helpers?|common|misc|lib|shared|manager|service)(\.|$)/i;
  const vague = tracked.filter((file) => file.split("/").some((part) => nothing.test(part)));
  expect(vague).toEqual([]);
});

/** From where, what must not be imported. `types` may be imported all the same. */
const directions: { from: RegExp; never: RegExp; types?: boolean }[] = [
  // The consumer is another project that uses the package as it is published.
  { from: /^packages\/(?!lightbox\/test\/consumer)/, never: /^(apps\/|@manor\/)/ },
  { from: /^apps\/site\//, never: /^apps\/content-host\/|^@manor\/content-host/ },
  { from: /^apps\/content-host\//, never: /^apps\/site\/|^@manor\/site/ },
  { from: /^apps\/site\/content\//, never: /^apps\/site\/(server|app)\// },
  { from: /^apps\/site\/app\//, never: /^apps\/site\/(server|content)\//, types: true },
  // The root of the contract brings the schema library along; a browser needs only its small parts.
  { from: /^apps\/site\/app\//, never: /^@manor\/contract$/, types: true },
  {
    from: /^apps\/site\/app\/(rules|school)\//,
    never: /^apps\/site\/app\/(ui|blocks|pages|islands|header|footer)\//,
  },
  { from: /^apps\/site\/app\/(ui|header|footer)\//, never: /^apps\/site\/app\/(blocks|pages)\// },
  { from: /^apps\/site\/app\/blocks\//, never: /^apps\/site\/app\/pages\// },
];

const IMPORT = /^\s*(?:import|export)\s+(type\s)?[^"';]*?from\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;

test("imports go in one direction only", () => {
  const wrong: string[] = [];
  for (const file of code.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
    for (const [, type, from, dynamic] of read(file).matchAll(IMPORT)) {
      const written = from ?? dynamic ?? "";
      const target = written.startsWith(".") ? join(dirname(file), written) : written;
      const rule = directions.find(
        (entry) => entry.from.test(file) && entry.never.test(target) && !(entry.types && type),
      );
      // The list of islands names blocks and pages by design: it is where they are looked up.
      if (rule && file !== "apps/site/app/islands/islands.ts")
        wrong.push(`${file} imports ${written}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the lock file holds the builds of every system, without which npm ci refuses it", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  expect(findMissing(packages), "run: node scripts/complete-lock.ts").toEqual([]);
});

test("no registry's address stands in the repository", () => {
  const named = tracked.filter(
    (file) =>
      /\.(json|ts|md|npmrc|yml)$|^\.npmrc$/.test(file) &&
      /registry\.[a-z]+\.(org|com)/.test(read(file)),
  );
  expect(named.filter((file) => file !== "scripts/house.test.ts")).toEqual([]);
});

test("npm run start:site starts the site with the same memory as npm start", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(scripts["start:site"]).toContain(["node", ...memoryFlags].join(" "));
});
