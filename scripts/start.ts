import { resolve } from "node:path";
import concurrently from "concurrently";
import { ensureToken } from "../apps/cms/server/data-folder.ts";
import { memoryEnvironment, memoryFlags } from "../apps/website/server/memory-flags.ts";
import { childEnv, exitOn, repository, StoppedError } from "./run.ts";
import { untilHealthy } from "./until-healthy.ts";

/** Rejects with StoppedError when the command ends with an error. Ctrl-C and SIGTERM reach it, too. */
function run(name: string, command: string, env: NodeJS.ProcessEnv): Promise<unknown> {
  const commands = [{ name, command, cwd: repository, env: childEnv(env) }];
  return concurrently(commands, { killTimeout: 15_000 }).result.catch(() => {
    throw new StoppedError(`The ${name} ended with an error; see its lines above.`);
  });
}

/**
 * Runs the CMS and the website until Ctrl-C, as they were built. With `--dev` the website comes from its sources. One that
 * ends is not started again: that is the work of systemd or compose.
 */
async function start(args: string[]): Promise<void> {
  const { PORT: port = "3000", CMS_PORT: cmsPort = "4000" } = withoutEmpty(process.env);
  const env = { LOG_LEVEL: "warn", ...process.env, NODE_ENV: "production" };
  const cms = run("cms", "exec node apps/cms/server/main.ts", env);
  // An empty CMS loads its sample content first, and the website would start without it.
  const isReady = await Promise.race([
    untilHealthy(`http://127.0.0.1:${cmsPort}/healthz`, 300_000).then(() => true),
    cms.then(() => false),
  ]);
  // Ctrl-C during the start: the website must not follow.
  if (!isReady) process.exit();
  const website = run(
    "website",
    `exec node ${memoryFlags.join(" ")} apps/website/server/main.ts ${args.join(" ")}`,
    {
      ...env,
      ...memoryEnvironment,
      ...(args.includes("--dev") && { NODE_ENV: "development" }),
      ...tokenOfBoth(),
    },
  );
  await Promise.race([untilHealthy(`http://127.0.0.1:${port}/healthz`, 60_000), website]);
  process.stdout.write(
    `\n  Website  http://localhost:${port}\n  Admin    http://localhost:${cmsPort}/admin\n\nPress Ctrl-C to stop both.\n`,
  );
  // One goes on when the other has ended: the website answers without the CMS.
  const ends = await Promise.allSettled([cms, website]);
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** The CMS of this machine makes a token for itself; one elsewhere (CONTENT_API_URL) has its own. */
function tokenOfBoth(): { CONTENT_API_TOKEN?: string } {
  const { CONTENT_API_URL, CMS_DATA_DIR, CONTENT_API_TOKEN } = withoutEmpty(process.env);
  if (CONTENT_API_URL) return {};
  const dataDir = CMS_DATA_DIR?.trim() || resolve(repository, ".data/cms");
  return { CONTENT_API_TOKEN: ensureToken(dataDir, CONTENT_API_TOKEN?.trim()) };
}

exitOn(start(process.argv.slice(2)));
