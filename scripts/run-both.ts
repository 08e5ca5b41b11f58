import { resolve } from "node:path";
import { keepToken } from "../apps/content-host/server/secret.ts";
import { memoryEnvironment, memoryFlags } from "../apps/site/server/memory-flags.ts";
import { type App, type Kept, keepRunning } from "./keep-running.ts";
import { repository } from "./run.ts";
import { say } from "./say.ts";

/** Runs content host and site together until Ctrl-C. `siteArgs` go on to the site. */
export async function runBoth(siteArgs: string[] = []): Promise<void> {
  const { env } = process;
  const sitePort = env["PORT"] || "3000";
  const hostPort = env["HOST_PORT"] || "4000";
  const settings = { LOG_LEVEL: "warn", ...env, NODE_ENV: "production" };
  say("Starting the content host; an empty one is filled with sample content first");
  await runTogether([
    () => ({
      name: "content host",
      args: ["apps/content-host/server/main.ts"],
      env: settings,
      health: `http://127.0.0.1:${hostPort}/healthz`,
      startsWithinMs: 300_000,
    }),
    () => ({
      name: "site",
      args: [...memoryFlags, "apps/site/server/main.ts", ...siteArgs],
      env: {
        ...settings,
        ...memoryEnvironment,
        ...(siteArgs.includes("--dev") && { NODE_ENV: "development" }),
        ...sharedToken(env),
      },
      health: `http://127.0.0.1:${sitePort}/healthz`,
      startsWithinMs: 60_000,
    }),
  ]);
  say("Ready. Stop both with Ctrl-C.");
  process.stdout.write(
    `\n  The site   http://localhost:${sitePort}\n  The desk   http://localhost:${hostPort}/admin\n\n`,
  );
}

/** What the host has made for itself the site is told; a host of somebody else's it does not concern. */
function sharedToken(env: NodeJS.ProcessEnv): { CONTENT_HOST_TOKEN?: string } {
  if (env["CONTENT_HOST_URL"]?.trim()) return {};
  const dataDir = env["HOST_DATA_DIR"]?.trim() || resolve(repository, ".data/host");
  return { CONTENT_HOST_TOKEN: keepToken(dataDir, env["CONTENT_HOST_TOKEN"]?.trim() || undefined) };
}

/**
 * Starts applications one after the other, each when the one before it is ready, and keeps them running until
 * SIGINT or SIGTERM. Then it ends the process: with 0 when all of them were running and ended in order, else with 1.
 */
export async function runTogether(apps: (() => App)[], pauses?: number[]): Promise<void> {
  const running: Kept[] = [];
  let isStopping = false;
  const stop = async (isFine: boolean) => {
    if (isStopping) return;
    isStopping = true;
    say("Stopping");
    const ended = await Promise.all(running.map((kept) => kept.stop()));
    process.exit(isFine && ended.every(Boolean) ? 0 : 1);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(true));
  for (const app of apps) {
    if (isStopping) return new Promise(() => {});
    const kept = keepRunning(app(), say, pauses);
    running.push(kept);
    try {
      await kept.ready;
    } catch (error) {
      // Told to stop while starting: what then ends has not failed.
      if (isStopping) return new Promise(() => {});
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      await stop(false);
    }
  }
}
