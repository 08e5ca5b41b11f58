import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("limits both font files to 36 KB together", () => {
  const fonts = globSync("fonts/*.woff2", { cwd: import.meta.dirname });
  const bytes = fonts.map((font) => readFileSync(resolve(import.meta.dirname, font)).byteLength);
  expect(bytes).toHaveLength(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(36 * 1024);
});
