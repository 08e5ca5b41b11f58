import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

export const version: string = JSON.parse(
  readFileSync(resolve(root, "package.json"), "utf8"),
).version;
