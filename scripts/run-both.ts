import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { memoryFlags } from "../apps/site/server/memory-flags.ts";
import { childEnv, repository } from "./run.ts";
import { say } from "./say.ts";
import { untilHealthy } from "./until-healthy.ts";

const sitePort = process.env["PORT"] || "3000";
const hostPort = process.env["HOST_PORT"] || "4000";
const running: ChildProcess[] = [];
let isStopping = false;

/** Runs content host and site together until Ctrl-C. `siteArgs` go on to the site. */
export async function runBoth(siteArgs: string[] = []): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop(0));
  say("Starting the content host; an empty one is filled with sample content first");
  startApp("content host", ["apps/content-host/server/main.ts"]);
  await untilHealthy(`http://127.0.0.1:${hostPort}/healthz`, 300_000);
  startApp("site", [...memoryFlags, "apps/site/server/main.ts", ...siteArgs]);
  await untilHealthy(`http://127.0.0.1:${sitePort}/healthz`, 60_000);
  say("Ready. Stop both with Ctrl-C.");
  process.stdout.write(
    `\n  The site   http://localhost:${sitePort}\n  The desk   http://localhost:${hostPort}/admin\n\n`,
  );
}

function startApp(name: string, args: string[]): void {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: childEnv({
      LOG_LEVEL: "warn",
      ...process.env,
      NODE_ENV: args.includes("--dev") ? "development" : "production",
    }),
    stdio: ["ignore", "inherit", "inherit"],
    // A group of its own: Ctrl-C reaches it once, from stop(), and not a second time from the terminal.
    detached: true,
  });
  running.push(child);
  child.once("exit", (code) => {
    if (isStopping) return;
    process.stderr.write(`The ${name} ended with ${code}.\n`);
    void stop(1);
  });
}

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  say("Stopping");
  await Promise.all(running.filter((child) => child.exitCode === null).map(end));
  process.exit(code);
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
