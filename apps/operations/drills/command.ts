import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../version.ts";

export type Ended = { code: number | null; said: string; ms: number };

/** Runs one of our commands to its end, as an npm script does. */
export function command(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => {
      said += piece;
    });
  return new Promise((done) =>
    child.once("close", (code) => done({ code, said, ms: performance.now() - started })),
  );
}
