import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";

const here = resolve(import.meta.dirname, "..");
const modules = resolve(here, "../../node_modules");
const work = resolve(here, "test-results-codemod");
const node = resolve(modules, ".bin/node");

interface Fixture {
  name: string;
  file: string;
  before: string;
  after: string;
}

async function readFixtures(): Promise<Fixture[]> {
  const text = await readFile(resolve(here, "codemods/fixtures.md"), "utf8");
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const [before = "", after = ""] = Array.from(
      section.matchAll(/```tsx\n(.*?)```/gs),
      ([, code]) => code,
    );
    const name = section.split("\n")[0] ?? "";
    return { name, file: `${name.replaceAll(/\W+/g, "-")}.tsx`, before, after };
  });
}

/** The names of the files in which the compiler finds errors. */
function compile(): Set<string | undefined> {
  const args = [resolve(modules, "typescript/bin/tsc"), "-p", work, "--pretty", "false"];
  const { stdout } = spawnSync(node, args, { encoding: "utf8" });
  return new Set(
    Array.from(stdout.matchAll(/^([^(\s]+)\(\d/gm), ([, file]) => file?.split("/").at(-1)),
  );
}

test.afterAll(() => rm(work, { recursive: true, force: true }));

test("the codemod changes twenty plain uses; all compile, two need a look", async () => {
  const fixtures = await readFixtures();
  expect(fixtures).toHaveLength(20);
  await rm(work, { recursive: true, force: true });
  await mkdir(resolve(work, "src"), { recursive: true });
  const compilerOptions = { noUncheckedSideEffectImports: false };
  const config = { extends: "../../../tsconfig.base.json", compilerOptions, include: ["src"] };
  await writeFile(resolve(work, "tsconfig.json"), JSON.stringify(config));
  for (const { file, before } of fixtures) await writeFile(resolve(work, "src", file), before);
  // Without yet-another-react-lightbox, no file compiles before.
  expect(compile().size).toBe(20);
  const program = resolve(modules, "jscodeshift/bin/jscodeshift.js");
  const options = ["--parser=tsx", "--extensions=tsx", "--run-in-band", "--fail-on-error"];
  const transform = resolve(here, "codemods/yet-another-react-lightbox.ts");
  execFileSync(node, [program, ...options, "-t", transform, resolve(work, "src")]);
  for (const { name, file, after } of fixtures)
    expect(await readFile(resolve(work, "src", file), "utf8"), name).toBe(after);
  expect([...compile()]).toEqual([]);
  const marked = fixtures.filter(({ after }) => after.includes("/* photo-lightbox: "));
  expect(marked.map(({ name }) => name)).toEqual([
    "What has no equivalent",
    "Two callbacks of one event",
  ]);
});
