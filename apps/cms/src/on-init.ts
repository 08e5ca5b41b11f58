import { setTimeout as pause } from "node:timers/promises";
import { getPayload, type Payload } from "payload";
import { checkAccess } from "./accounts/admin-gate.ts";
import { createFirstAdmin } from "./accounts/first-admin.ts";
import { refusedLogins } from "./accounts/log-refused-login.ts";
import type { Cms } from "./cms.ts";
import { answerContract } from "./content-api/answer.ts";
import { countJobs } from "./health/count-jobs.ts";
import { findTodos } from "./health/find-todos.ts";
import { config } from "./host-config.ts";
import { releaseInterrupted } from "./jobs/claim-once.ts";
import { queueCleanUp } from "./jobs/clean-up.ts";
import payloadConfig from "./payload.config.ts";
import { oneAfterTheOther, sharedPool } from "./processes/shared-pool.ts";
import { hearFromOtherProcesses } from "./revision/other-processes.ts";
import { loadSeed } from "./seed/load-seed.ts";
import { leaveAsItIs } from "./seed/seed-state.ts";
import { ensurePages } from "./text-pages/ensure-pages.ts";
import { applyWithdrawals } from "./withdrawals/apply-withdrawals.ts";

/** Prepares everything that requests need. */
export async function startCms(): Promise<Cms> {
  console.log("CMS: opening the database");
  const payload = await oneAfterTheOther(fillDatabase);
  const stopHearing = await hearFromOtherProcesses(payload);
  await releaseInterrupted(payload);
  // Jobs start last, when everything is ready.
  await getPayload({ config: payloadConfig, cron: true });
  const close = async () => {
    stopHearing();
    await jobsAreDone(payload);
    await payload.destroy();
    await sharedPool()?.end();
  };
  return {
    answerContentApi: (request) => answerContract(payload, request),
    checkAccess: (request, session) => checkAccess(payload, request, session),
    findTodos: () => findTodos(payload),
    countJobs: () => countJobs(payload),
    refusedLogins,
    close,
  };
}

/** Runs migrations and creates the first admin and the sample. */
async function fillDatabase(): Promise<Payload> {
  const payload = await getPayload({ config: payloadConfig });
  await createFirstAdmin(payload);
  await ensurePages(payload);
  if (config.sampleContent) await loadSeed(payload);
  else await leaveAsItIs(payload);
  await applyWithdrawals(payload, config.dataDir);
  await queueCleanUp(payload, Date.now());
  return payload;
}

/** Waits for running jobs, for ten seconds at most. */
async function jobsAreDone({ crons }: Payload): Promise<void> {
  for (const cron of crons) cron.pause();
  for (let waited = 0; waited < 10_000 && crons.some((cron) => cron.isBusy()); waited += 100) {
    await pause(100);
  }
}
