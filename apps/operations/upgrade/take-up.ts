import { execFile } from "node:child_process";
import { setTimeout as rest } from "node:timers/promises";
import { promisify } from "node:util";
import { NotUpgradedError, type Place } from "./place.ts";

/** Starts the host of the current release, whose first work is to bring the database up to date. */
export const takeUpHost = (place: Place): Promise<void> =>
  restart(place, "manor-cms.service", [
    `http://127.0.0.1:${place.settings.host.port}/healthz`,
    `http://127.0.0.1:${place.settings.host.port}/admin/login`,
  ]);

/** Starts the site of the current release; visitors are served by the former one until then. */
export const takeUpSite = (place: Place): Promise<void> =>
  restart(place, "manor-website.service", [
    `http://127.0.0.1:${place.settings.site.port}/readyz`,
    `http://127.0.0.1:${place.settings.site.port}/`,
  ]);

const run = promisify(execFile);

async function restart({ patienceMs }: Place, unit: string, addresses: string[]): Promise<void> {
  await run("systemctl", ["restart", unit]);
  const deadline = performance.now() + patienceMs;
  for (const address of addresses)
    while (!(await isWell(address))) {
      if (performance.now() > deadline)
        throw new NotUpgradedError(
          `${unit} was not well within ${patienceMs / 1_000} s: ${address} did not answer 200.`,
        );
      await rest(500);
    }
}

const isWell = (address: string): Promise<boolean> =>
  fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status === 200;
    },
    () => false,
  );
