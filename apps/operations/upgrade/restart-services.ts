import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { type Installation, UpgradeError } from "./installation.ts";

/** Starts the CMS of the current release, which migrates the database first. */
export const restartCms = (installation: Installation): Promise<void> =>
  restart(installation, "manor-cms.service", [
    `http://127.0.0.1:${installation.settings.cms.port}/healthz`,
    `http://127.0.0.1:${installation.settings.cms.port}/admin/login`,
  ]);

/** Starts the website of the current release; until then the previous one serves visitors. */
export const restartWebsite = (installation: Installation): Promise<void> =>
  restart(installation, "manor-website.service", [
    `http://127.0.0.1:${installation.settings.site.port}/readyz`,
    `http://127.0.0.1:${installation.settings.site.port}/`,
  ]);

const run = promisify(execFile);

async function restart(
  { timeoutMs }: Installation,
  unit: string,
  addresses: string[],
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  // This waits until the process is ready, and fails when its first start fails. systemd starts it again, and the
  // health checks decide.
  await run("systemctl", ["restart", unit], { timeout: timeoutMs }).catch(() => undefined);
  for (const address of addresses)
    while (!(await isHealthy(address))) {
      if (performance.now() > deadline)
        throw new UpgradeError(
          `${unit} did not become healthy within ${timeoutMs / 1_000} s: ${address} did not respond with 200.`,
        );
      await pause(500);
    }
}

const isHealthy = (address: string): Promise<boolean> =>
  fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status === 200;
    },
    () => false,
  );
