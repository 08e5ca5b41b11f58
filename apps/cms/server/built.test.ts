import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const built = resolve(import.meta.dirname, "../.next");

test("the build contains no settings files", () => {
  expect(existsSync(built), "what was built; without a build run: npm run build").toBe(true);
  expect(globSync(["**/.env*", "standalone"], { cwd: built })).toEqual([]);
});
