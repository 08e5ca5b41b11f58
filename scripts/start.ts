import { resolve } from "node:path";
import concurrently from "concurrently";
import { ensureToken } from "../apps/cms/server/data-folder.ts";
import { memoryEnvironment, memoryFlags } from "../apps/website/server/memory-flags.ts";
import { childEnv, exitOn, repository, StoppedError } from "./run.ts";
import { untilHealthy } from "./until-healthy.ts";

/** Rejects with StoppedError when the command fails. Forwards Ctrl-C and SIGTERM. */
function run(name: string, command: string, env: NodeJS.ProcessEnv): Promise<unknown> {
  const commands = [{ name, command, cwd: repository, env: childEnv(env) }];
  return concurrently(commands, { killTimeout: 15_000 }).result.catch(() => {
    throw new StoppedError(`The ${name} ended with an error; see its output above.`);
  });
}

/**
 * Runs the built CMS and website until Ctrl-C. With `--dev` the website runs from its sources. A process that ends is
 * not restarted; use systemd or compose for that.
 */
async function start(args: string[]): Promise<void> {
  const { PORT: port = "3000", CMS_PORT: cmsPort = "4000" } = withoutEmpty(process.env);
  const env = { LOG_LEVEL: "warn", ...process.env, NODE_ENV: "production" };
  const cms = run("cms", "exec node apps/cms/server/main.ts", env);
  // A new CMS first loads its sample content, which the website needs.
  const isReady = await Promise.race([
    untilHealthy(`http://127.0.0.1:${cmsPort}/healthz`, 300_000).then(() => true),
    cms.then(() => false),
  ]);
  // The CMS has ended, for example by Ctrl-C.
  if (!isReady) process.exit();
  const website = run(
    "website",
    `exec node ${memoryFlags.join(" ")} apps/website/server/main.ts ${args.join(" ")}`,
    {
      ...env,
      ...memoryEnvironment,
      ...(args.includes("--dev") && { NODE_ENV: "development" }),
      ...readSharedToken(),
    },
  );
  await Promise.race([untilHealthy(`http://127.0.0.1:${port}/healthz`, 60_000), website]);
  process.stdout.write(
    `\n  Website  http://localhost:${port}\n  Admin    http://localhost:${cmsPort}/admin\n\nPress Ctrl-C to stop both.\n`,
  );
  // Each continues without the other: the website works without the CMS.
  const results = await Promise.allSettled([cms, website]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** The token of the local CMS; a remote one (CONTENT_API_URL) has its own. */
function readSharedToken(): { CONTENT_API_TOKEN?: string } {
  const { CONTENT_API_URL, CMS_DATA_DIR, CONTENT_API_TOKEN } = withoutEmpty(process.env);
  if (CONTENT_API_URL) return {};
  const dataDir = CMS_DATA_DIR?.trim() || resolve(repository, ".data/cms");
  return { CONTENT_API_TOKEN: ensureToken(dataDir, CONTENT_API_TOKEN?.trim()) };
}

exitOn(start(process.argv.slice(2)));
