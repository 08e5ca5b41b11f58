import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { memoryEnvironment, memoryFlags } from "../../apps/website/server/memory-flags.ts";
import { launchOptions } from "../../scripts/browser.ts";
import { nginxCommand } from "../../tests/e2e/harness/nginx-command.ts";
import { findFreePort, prepareSite } from "../../tests/e2e/harness/site.ts";
import { type StubCms, startStubCms } from "../../tests/e2e/harness/stub-cms.ts";
import { onEnd, runProgram, startProcess, waitFor } from "./processes.ts";

const siteMain = resolve(import.meta.dirname, "../../apps/website/server/main.ts");

const isUp = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;

/** Starts a stub CMS. */
export async function startCms(): Promise<StubCms> {
  const cms = await startStubCms();
  onEnd(cms.close);
  return cms;
}

/** Starts the built site on a free port, like in production, and returns its URL. */
export async function startSite(
  cms: Pick<StubCms, "url">,
  env: Record<string, string> = {},
): Promise<string> {
  // The default poll interval: that of the tests would add load.
  const site = await prepareSite({
    contentApiUrl: cms.url,
    env: { CONTENT_POLL_MS: "", LOG_LEVEL: "error", ...env },
  });
  onEnd(site.cleanUp);
  const child = await startProcess(process.execPath, [...memoryFlags, siteMain], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...memoryEnvironment, NODE_ENV: "production", ...site.environment },
  });
  await waitFor("The site", () => isUp(site.url), child);
  return site.url;
}

/** Starts Debian's nginx with these directives in a `server` block. Returns its URL. */
export async function startNginx(serverBlock: string, httpBlock = ""): Promise<string> {
  const port = await findFreePort();
  const [program, ...args] = nginxCommand(
    makeFolder("nginx"),
    `access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${httpBlock}
     server { listen 127.0.0.1:${port}; ${serverBlock} }`,
  );
  const child = await startProcess(program, args);
  const url = `http://127.0.0.1:${port}`;
  await waitFor("nginx", async () => Boolean(await fetch(url)), child);
  return url;
}

/** Starts a Node program that listens on `PORT`. Returns its URL. */
export async function startServer(name: string, args: string[], cwd: string): Promise<string> {
  const port = String(await findFreePort());
  const env = { ...process.env, PORT: port, HOSTNAME: "127.0.0.1", NODE_ENV: "production" };
  const child = await startProcess(process.execPath, args, { cwd, env });
  await waitFor(name, async () => Boolean(await fetch(`http://127.0.0.1:${port}`)), child);
  return `http://127.0.0.1:${port}`;
}

/** A temporary folder that is removed with the benchmark. */
export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `manor-${name}-`));
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Copies a folder of the benchmarks to a temporary one and installs its packages. */
export async function installCopy(folder: string): Promise<string> {
  const copy = makeFolder(folder.replace("/", "-"));
  cpSync(resolve(import.meta.dirname, "..", folder), copy, { recursive: true });
  console.log(`Installing the packages of benchmarks/${folder} in ${copy}`);
  const quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  await runProgram("npm", ["install", ...quiet, "--ignore-scripts", "--legacy-peer-deps"], {
    cwd: copy,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: "1" },
  });
  return copy;
}

/** Chromium as the tests start it. */
export async function startBrowser(): Promise<Browser> {
  const handled = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ ...launchOptions(), ...handled });
  onEnd(() => browser.close());
  return browser;
}
