import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const AMID_MS = 150;

/** Begins an upgrade and ends it at once, as a power cut would: right before a step, or a moment after it began. */
export async function upgradeUntil(
  step: string,
  moment: "before" | "amid",
  args: string[],
  env: Record<string, string>,
): Promise<void> {
  const script = join(import.meta.dirname, "upgrade-until.ts");
  const child = spawn(process.execPath, [script, step, moment, ...args], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
    // With all that it started, but for what the machine itself does.
    detached: true,
  });
  const gone = once(child, "exit");
  child.stdout.once("data", () =>
    setTimeout(() => process.kill(-(child.pid ?? 0), "SIGKILL"), AMID_MS),
  );
  const [, signal] = await gone;
  if (signal !== "SIGKILL") throw new Error(`The upgrade ended before "${step}" by itself.`);
}
