import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const app = fileURLToPath(new URL("../", import.meta.url));
const bin = fileURLToPath(new URL("../bin.js", import.meta.resolve("payload")));

export const databases = [
  { name: "sqlite", environment: { DATABASE_URL: "" } },
  { name: "postgres", environment: { DATABASE_URL: "postgres://user@localhost/database" } },
] as const;

/** Runs Payload's command line for this app. A prompt cannot be answered and ends in an error. */
export function payloadCli(args: string[], environment: Record<string, string> = {}): string {
  const run = spawnSync(process.execPath, [bin, ...args], {
    cwd: app,
    encoding: "utf8",
    // With a terminal Payload would wait for answers; with no stdin at all it does nothing and exits with 0.
    input: "",
    env: {
      ...process.env,
      NODE_NO_WARNINGS: "1",
      PAYLOAD_CONFIG_PATH: "src/payload.config.ts",
      PAYLOAD_SECRET: "only for the command line, signs nothing",
      ...environment,
    },
  });
  const output = `${run.stdout}${run.stderr}`;
  if (run.status !== 0) throw new Error(`payload ${args.join(" ")} failed:\n${output}`);
  return output;
}
