import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../version.ts";

export const ORIGIN = ["--origin", "https://www.school.example"];

/** Runs `deploy/install`. */
export function install(...args: string[]) {
  const script = join(root, "deploy/install");
  const { status, stdout, stderr } = spawnSync(script, args, { encoding: "utf8" });
  return { status, output: stdout + stderr };
}
