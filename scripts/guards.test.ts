import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const repository = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(resolve(repository, path), "utf8");

test("each guard around Payload has the test that the table names, in the file that it names", () => {
  const lines = read("docs/guards.md").matchAll(/^\| [^|]+ \| ([^|]+) \| `([^`]+)` \|$/gm);
  const rows = [...lines].map(([, name = "", file = ""]) => ({ name, file }));
  expect(rows.length).toBeGreaterThan(25);
  const missing = rows.filter(({ name, file }) => !read(file).includes(`test("${name}"`));
  expect(missing).toEqual([]);
});
