import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { untilHealthy } from "../../../scripts/until-healthy.ts";
import { findFreePort, ORDINARY_DAY } from "./site.ts";
import { storesOf } from "./stores.ts";

export type RunningHost = {
  url: string;
  /** What a site before it needs in its environment. */
  env: Record<string, string>;
  dataDir: string;
  process: ChildProcess;
  /** The administrator of the first start. */
  admin: { email: string; password: string };
  stop: () => Promise<void>;
};

const repository = resolve(import.meta.dirname, "../../..");

export type HostOptions = {
  /** Kept when given; else a fresh one that goes with the host. */
  dataDir?: string;
  env?: Record<string, string>;
};

/** Starts our own CMS, empty but for its sample content, on a free port. Takes up to two minutes. */
export async function startContentHost(options: HostOptions = {}): Promise<RunningHost> {
  const port = await findFreePort();
  const env = { CONTENT_API_TOKEN: "shared by site and host in journeys".replaceAll(" ", "-") };
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "manor-cms-"));
  const child = spawn(process.execPath, [join(repository, "apps/cms/server/main.ts")], {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: "production",
      CMS_PORT: String(port),
      CMS_DATA_DIR: dataDir,
      SITE_NOW: ORDINARY_DAY,
      ...(await storesOf(dataDir)),
      ...options.env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The CMS ended with ${code} before it was ready.`);
  });
  await Promise.race([untilHealthy(`${url}/healthz`, 240_000), ended]);
  // From here on it ends when a test wants it to.
  ended.catch(() => {});
  const { email, password } = JSON.parse(readFileSync(join(dataDir, "first-admin.json"), "utf8"));
  return {
    url,
    env,
    dataDir,
    process: child,
    admin: { email, password },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        await gone;
      }
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
