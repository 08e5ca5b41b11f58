import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type RunningSite = {
  url: string;
  dataDir: string;
  /** The lines of its log. */
  log: string[];
  /** Stops the process with SIGTERM and waits for its exit. */
  stop: () => Promise<void>;
};

export type SiteProcess = RunningSite & { process: ChildProcess };

export type SiteOptions = {
  contentApiUrl: string;
  /** ISO date-time; default `ORDINARY_DAY`. */
  now?: string;
  /** Default: a new folder that `stop` removes. */
  dataDir?: string;
  env?: Record<string, string>;
  /** The `apps/website` to start; default this repository's. */
  folder?: string;
  /** Options of Node. The process then has an IPC channel, too. */
  nodeArgs?: readonly string[];
};

/** The date of the acceptance tests. */
export const ORDINARY_DAY = "2026-11-20T10:00:00+05:30";

const repository = resolve(import.meta.dirname, "../../..");

/** Node's compile cache for all websites and CMSs under test. */
export const compileCache = join(repository, "node_modules/.cache/compiled");

/** Prepares a port, a data folder and the environment of a website. */
export async function prepareSite(options: SiteOptions) {
  const port = await findFreePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "manor-website-"));
  const environment: Record<string, string> = {
    PORT: String(port),
    CONTENT_API_URL: options.contentApiUrl,
    SITE_DATA_DIR: dataDir,
    SITE_NOW: options.now ?? ORDINARY_DAY,
    // Tests change the content often.
    CONTENT_POLL_MS: "250",
    // Tests request more pages a minute than a visitor may.
    PAGES_PER_ADDRESS: "10000",
    PREWARM_IMAGES: "0",
    ...options.env,
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    environment,
    /** Removes the data folder unless it was given. */
    cleanUp: () => {
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts the built website in a child process, on a free port. */
export async function startSite(options: SiteOptions): Promise<SiteProcess> {
  const folder = options.folder ?? join(repository, "apps/website");
  const { url, dataDir, environment, cleanUp } = await prepareSite(options);
  const child = spawn(
    process.execPath,
    [...(options.nodeArgs ?? []), join(folder, "server/main.ts")],
    {
      env: {
        ...process.env,
        NODE_ENV: "production",
        NODE_COMPILE_CACHE: compileCache,
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe", ...(options.nodeArgs ? (["ipc"] as const) : [])],
    },
  );
  const log: string[] = [];
  await untilReady(child, log);
  return {
    url,
    process: child,
    dataDir,
    log,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = new Promise((done) => child.once("exit", done));
        child.kill("SIGTERM");
        await exited;
      }
      cleanUp();
    },
  };
}

function untilReady(child: ChildProcess, log: string[]): Promise<void> {
  return new Promise((ready, failed) => {
    const read = (chunk: Buffer) => {
      log.push(...chunk.toString("utf8").split("\n").filter(Boolean));
      if (log.some((line) => line.startsWith("Site: "))) ready();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) =>
      failed(new Error(`The site ended with ${code}:\n${log.join("\n")}`)),
    );
  });
}

/** A port outside the range from which systems take the ports of outgoing connections. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer().listen(port, "127.0.0.1");
  const isFree = await once(probe, "listening").then(
    () => true,
    () => false,
  );
  if (!isFree) return findFreePort();
  probe.close();
  await once(probe, "close");
  return port;
}
