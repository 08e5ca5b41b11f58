import { getPayload, type Payload } from "payload";
import { countJobs } from "./admin/dashboard/todos/count-jobs.ts";
import { checkAccess } from "./auth/admin-gate.ts";
import { createFirstAdmin } from "./auth/first-admin.ts";
import { refusedLogins } from "./auth/log-refused-login.ts";
import type { Cms } from "./cms.ts";
import { queueVisitExpiries } from "./collections/visit-bookings/expiries.ts";
import { config } from "./config.ts";
import { syncVersions } from "./content-version/content-version.ts";
import { handleContentApiRequest } from "./handle-content-api.ts";
import { queueCleanUp } from "./jobs/clean-up.ts";
import payloadConfig from "./payload.config.ts";
import { releaseInterrupted } from "./payload-fixes/interrupted-jobs-stay-claimed.ts";
import { waitForJobs } from "./payload-fixes/shutdown-leaves-jobs.ts";
import { loadSeed } from "./seed/load-seed.ts";
import { seedSchool } from "./seed/seed-school.ts";
import { leaveAsItIs } from "./seed/seed-state.ts";
import { seedTranslations } from "./seed/seed-translations.ts";
import { postgresPool, withStartLock } from "./shared-state/postgres-pool.ts";
import { applyWithdrawals } from "./withdrawals/apply-withdrawals.ts";

export async function startCms(): Promise<Cms> {
  console.log("CMS: opening the database");
  const payload = await withStartLock(fillDatabase);
  const stopSync = await syncVersions(payload);
  await releaseInterrupted(payload);
  // Jobs start last, when everything is ready.
  await getPayload({ config: payloadConfig, cron: true });
  const close = async () => {
    stopSync();
    await waitForJobs(payload);
    await payload.destroy();
    await postgresPool()?.end();
  };
  return {
    handleContentApi: (request) => handleContentApiRequest(payload, request),
    checkAccess: (request, session) => checkAccess(payload, request, session),
    countJobs: () => countJobs(payload),
    refusedLogins,
    close,
  };
}

async function fillDatabase(): Promise<Payload> {
  const payload = await getPayload({ config: payloadConfig });
  await createFirstAdmin(payload);
  await seedSchool(payload);
  if (config.loadsSeed) await loadSeed(payload);
  else await leaveAsItIs(payload);
  await seedTranslations(payload);
  await applyWithdrawals(payload, config.dataDir);
  await queueCleanUp(payload, Date.now());
  await queueVisitExpiries(payload);
  return payload;
}
