import { exitOn, run } from "./run.ts";
import { say } from "./say.ts";

const projects = [
  "packages/contract",
  "packages/lightbox",
  "packages/pictures",
  "apps/site",
  "apps/content-host",
  ".",
];

/** Format, lint, types and unit tests: what to run before every commit. */
export async function check(): Promise<void> {
  say("Format and lint");
  await run("biome", ["check", "--error-on-warnings", "."]);
  say("Types");
  for (const project of projects) await run("tsc", ["-p", project]);
  say("Unit tests");
  await run("vitest", ["run"]);
}

if (import.meta.main) exitOn(check());
