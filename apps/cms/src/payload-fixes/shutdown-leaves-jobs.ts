import { setTimeout as pause } from "node:timers/promises";
import type { Payload } from "payload";

/** `payload.destroy()` stops the timers, but not the running jobs. Waits for these, for ten seconds at most. */
export async function waitForJobs({ crons }: Pick<Payload, "crons">): Promise<void> {
  for (const cron of crons) cron.pause();
  for (let waited = 0; waited < 10_000 && crons.some((cron) => cron.isBusy()); waited += 100) {
    await pause(100);
  }
}
