import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** docs/security.md promises much; a promise whose proof has moved away is none. */
const repository = resolve(import.meta.dirname, "..");
const text = readFileSync(resolve(repository, "docs/security.md"), "utf8");
const rows = text
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, lines = ""]) => /^\d+\.\d+\.\d+/.test(lines));

test("every file that is named as a proof is there", () => {
  const files = [...text.matchAll(/`([\w./-]+\.(?:ts|md))`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(resolve(repository, file)))).toEqual([]);
});

test("every line of the standard has its own row, with what it asks and what holds it", () => {
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter(([, , asks, held]) => !asks || !held)).toEqual([]);
  const numbers = rows.flatMap(([, lines = ""]) => lines.split(", "));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
