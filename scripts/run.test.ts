import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { childEnv, minimalEnv, repository } from "./run.ts";

test("the release check runs packages without a lock file with a minimal environment", () => {
  vi.stubEnv("NODE_AUTH_TOKEN", "secret");
  const env = childEnv(minimalEnv("/tmp/home", { PORT: "4200" }));
  vi.unstubAllEnvs();
  expect(Object.keys(env).sort()).toEqual(["HOME", "PATH", "PORT"]);
  expect(env["HOME"]).toBe("/tmp/home");
  const check = readFileSync(join(repository, "packages/lightbox/release-check.ts"), "utf8");
  expect(check).not.toContain("process.env");
  // Each run of an installed program names its environment.
  for (const [call] of check.matchAll(/(?:run|spawn)\(toProgram\([^;]*;/g))
    expect(call).toMatch(/\benv\b|\boptions\b/);
});
