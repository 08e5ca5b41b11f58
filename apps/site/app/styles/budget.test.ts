import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const BUDGET = 14 * 1024;
const client = resolve(import.meta.dirname, "../../build/client");
// The lightbox brings its own sheet, on album pages only.
const built = globSync("assets/index-*.css", { cwd: client });
const [file] = built;

test("the built style sheet is one file for all pages, and at most 14 KB on the line", () => {
  expect(built, "what was built; without a build run: npm run build").toHaveLength(1);
  const css = readFileSync(resolve(client, file ?? ""));
  expect(brotliCompressSync(css).byteLength).toBeLessThanOrEqual(BUDGET);
});

test("both cuts of the serif are at most 36 KB together", () => {
  const fonts = globSync("fonts/*.woff2", { cwd: import.meta.dirname });
  const bytes = fonts.map((font) => readFileSync(resolve(import.meta.dirname, font)).byteLength);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(36 * 1024);
});
