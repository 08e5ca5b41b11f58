import { resolve } from "node:path";
import concurrently from "concurrently";
import { keepToken } from "../apps/content-host/server/secret.ts";
import { memoryEnvironment, memoryFlags } from "../apps/site/server/memory-flags.ts";
import { childEnv, exitOn, repository } from "./run.ts";
import { untilHealthy } from "./until-healthy.ts";

/**
 * Runs the CMS and the website until Ctrl-C, as they were built. With `--dev` the website comes from its sources. One that
 * ends is not started again: that is the work of systemd or compose.
 */
async function start(args: string[]): Promise<void> {
  const isDev = args.includes("--dev");
  const port = process.env["PORT"] || "3000";
  const cmsPort = process.env["HOST_PORT"] || "4000";
  const env = { LOG_LEVEL: "warn", ...process.env, NODE_ENV: "production" };
  const cms = run({ name: "cms", command: "exec node apps/content-host/server/main.ts", env });
  // An empty CMS loads its sample content first, and the website would start without it.
  const isReady = await Promise.race([
    untilHealthy(`http://127.0.0.1:${cmsPort}/healthz`, 300_000).then(() => true),
    cms.then(() => false),
  ]);
  // Ctrl-C during the start: the website must not follow.
  if (!isReady) process.exit();
  const website = run({
    name: "website",
    command: `exec node ${memoryFlags.join(" ")} apps/site/server/main.ts ${args.join(" ")}`,
    env: {
      ...env,
      ...memoryEnvironment,
      ...(isDev && { NODE_ENV: "development" }),
      ...sharedToken(),
    },
  });
  await Promise.race([untilHealthy(`http://127.0.0.1:${port}/healthz`, 60_000), website]);
  process.stdout.write(
    `\n  Website  http://localhost:${port}\n  Admin    http://localhost:${cmsPort}/admin\n\nPress Ctrl-C to stop both.\n`,
  );
  // One goes on when the other has ended: the website answers without the CMS.
  const ends = await Promise.allSettled([cms, website]);
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

/** Rejects when the command ends with an error. Ctrl-C and SIGTERM reach it, too. */
function run(o: { name: string; command: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const { result } = concurrently([{ ...o, cwd: repository, env: childEnv(o.env) }], {
    killTimeout: 15_000,
  });
  return result.then(
    () => {},
    () => {
      throw new StoppedError(o.name);
    },
  );
}

class StoppedError extends Error {
  override readonly name = "StoppedError";
  constructor(name: string) {
    super(`The ${name} ended with an error; see its lines above.`);
  }
}

/** The CMS of this machine makes a token for itself; one elsewhere (CONTENT_HOST_URL) has its own. */
function sharedToken(): { CONTENT_HOST_TOKEN?: string } {
  const { env } = process;
  if (env["CONTENT_HOST_URL"]?.trim()) return {};
  const dataDir = env["HOST_DATA_DIR"]?.trim() || resolve(repository, ".data/host");
  return { CONTENT_HOST_TOKEN: keepToken(dataDir, env["CONTENT_HOST_TOKEN"]?.trim() || undefined) };
}

exitOn(start(process.argv.slice(2)));
