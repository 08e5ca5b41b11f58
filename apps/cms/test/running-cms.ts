import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { compileCache, findFreePort } from "../../../tests/e2e/harness/site.ts";
import { storesOf } from "../../../tests/e2e/harness/stores.ts";

const main = fileURLToPath(new URL("../server/main.ts", import.meta.url));

export type RunningCms = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** The output so far, by lines. */
  lines: string[];
  /** Sends SIGTERM and returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills the process, like a power failure. */
  kill: () => Promise<void>;
};

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), "cms-test-"));
export const removeDataDir = (dir: string): void =>
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });

type Start = {
  dataDir: string;
  environment?: Record<string, string>;
  until?: string;
  port?: string;
};

/** Starts the built CMS, on a free port unless one is given. Resolves when it has printed the awaited line. */
export async function startCms(o: Start): Promise<RunningCms> {
  const port = o.port ?? String(await findFreePort());
  const child = spawn(process.execPath, [main], {
    env: {
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: compileCache,
      PATH: process.env.PATH,
      CMS_PORT: port,
      CMS_DATA_DIR: o.dataDir,
      SAMPLE_CONTENT: "off",
      ...(await storesOf(o.dataDir)),
      ...o.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  await printed(child, lines, o.until ?? "CMS: http");
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir: o.dataDir,
    process: child,
    lines,
    stop: () => end(child, "SIGTERM"),
    kill: async () => {
      await end(child, "SIGKILL");
    },
  };
}

function printed(child: ChildProcess, lines: string[], awaited: string): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (line.includes(awaited)) resolve();
      });
    }
    child.once("exit", (code) => {
      reject(new Error(`The CMS exited with ${code} before "${awaited}":\n${lines.join("\n")}`));
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, "exit");
  child.kill(signal);
  const [code] = await exited;
  return code;
}

export type FirstAdmin = { url: string; email: string; password: string };

export const firstAdmin = (dataDir: string): FirstAdmin =>
  JSON.parse(readFileSync(join(dataDir, "first-admin.json"), "utf8"));
