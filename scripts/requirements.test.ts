import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./run.ts";

/** The requirements of docs/behaviour, which tests, comments and documents cite by number. */
const list = (patterns: string[]): string[] =>
  globSync(patterns, {
    cwd: repository,
    exclude: (name) => /(^|\/)(node_modules|\.next|build|dist|test-results[^/]*)$/.test(name),
  });
const read = (file: string) => readFileSync(resolve(repository, file), "utf8");

const behaviour = list(["docs/behaviour/*.md"]);
const defined = new Set(
  behaviour.flatMap((file) =>
    [...read(file).matchAll(/^- \*\*([ARF]\d+)\*\*/gm)].map(([, n]) => n),
  ),
);

/** Numbers such as A121, also in `A121–A123`; not in a colour, an address or a longer word. */
const CITATION = /(?<![\w#/.%&=-])[ARF]\d{1,3}(?![\w-])/g;

test("every cited requirement is defined in docs/behaviour", () => {
  expect(defined.size).toBeGreaterThan(300);
  const sources = list([
    "{apps,packages,tests,scripts}/**/*.{ts,tsx,css,md}",
    "docs/**/*.md",
    "*.md",
  ]).filter((file) => !file.includes("/migrations/"));
  const unknown = sources.flatMap((file) =>
    (read(file).match(CITATION) ?? [])
      .filter((number) => !defined.has(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(unknown).toEqual([]);
});

test("a test names every requirement that can be observed, and every fault", () => {
  const tests = list(["{apps,packages,tests,scripts}/**/*.{test,spec,e2e}.{ts,tsx}"]);
  const named = new Set(tests.flatMap((file) => read(file).match(CITATION) ?? []));
  const untested = [...defined].filter(
    (number) => /^[AF]/.test(String(number)) && !named.has(String(number)),
  );
  expect(untested).toEqual([]);
});
