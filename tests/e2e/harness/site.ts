import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type RunningSite = {
  url: string;
  dataDir: string;
  /** What the site wrote to its log, line by line. */
  log: string[];
  /** Ends the process in order and waits for it. */
  stop: () => Promise<void>;
};

/** A site with a process of its own. */
export type SiteProcess = RunningSite & { process: ChildProcess };

export type SiteOptions = {
  contentApiUrl: string;
  /** ISO date-time; default the ordinary day of the acceptance list. */
  now?: string;
  /** Kept when given; else a fresh one that goes with the site. */
  dataDir?: string;
  env?: Record<string, string>;
  /** The `apps/website` to start; default the repository's own. */
  folder?: string;
  /** What Node is told before the site's own file; then there is a channel to the process, too. */
  nodeArgs?: readonly string[];
};

/** The clock of the acceptance list. */
export const ORDINARY_DAY = "2026-11-20T10:00:00+05:30";

const repository = resolve(import.meta.dirname, "../../..");

/** What the first start compiled the others need not. */
const compileCache = join(repository, "node_modules/.cache/compiled");

/** Finds a port and a folder, and writes down the settings of a site to start. */
export async function prepareSite(options: SiteOptions) {
  const port = await findFreePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "manor-website-"));
  const environment: Record<string, string> = {
    PORT: String(port),
    CONTENT_API_URL: options.contentApiUrl,
    SITE_DATA_DIR: dataDir,
    SITE_NOW: options.now ?? ORDINARY_DAY,
    // Tests change the content often; a visitor would not notice the difference.
    CONTENT_POLL_MS: "250",
    // And they look at more pages within a minute than any visitor.
    PAGES_PER_ADDRESS: "10000",
    // What no test asks for need not be made.
    PREWARM_IMAGES: "0",
    ...options.env,
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    environment,
    /** Removes the folder, unless the test brought it. */
    clear: () => {
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts the built site as a process of its own, on a free port. */
export async function startSite(options: SiteOptions): Promise<SiteProcess> {
  const folder = options.folder ?? join(repository, "apps/website");
  const { url, dataDir, environment, clear } = await prepareSite(options);
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
        const gone = new Promise((done) => child.once("exit", done));
        child.kill("SIGTERM");
        await gone;
      }
      clear();
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

export function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
