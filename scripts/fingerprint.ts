import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { repository } from "./run.ts";

const SKIPPED = new Set([
  "node_modules",
  "build",
  "build.new",
  "build.former",
  ".next",
  ".react-router",
  "dist",
  "playground",
  "test",
  "pictures",
  "photos",
  "portraits",
]);

/** One hash over the sources that a build is made from, so that nothing is built twice. */
export function fingerprint(folders: string[]): string {
  const files = folders.flatMap((folder) => listFiles(resolve(repository, folder)));
  const parts = files.map((file) => `${file} ${hash("sha256", readFileSync(file))}`);
  return hash("sha256", parts.sort().join("\n"));
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => listFiles(join(path, name)));
}
