import { startBucketServer } from "../apps/cms/test/start-bucket-server.ts";
import { startPostgres } from "../apps/cms/test/start-postgres.ts";
import { exitOn, run } from "./run.ts";

/**
 * `npm run test:postgres`: the tests of the CMS, and the resilience tests of its bookings (F25), on Debian's PostgreSQL
 * and an S3 server.
 */
async function testPostgres(): Promise<void> {
  const { server, stop } = await startPostgres();
  const buckets = await startBucketServer();
  const stores = { TEST_POSTGRES: server, TEST_BUCKETS: JSON.stringify(buckets.environment) };
  const env = { ...process.env, ...stores };
  const resilience = ["--config", "tests/resilience/vitest.config.ts", "visits.test.ts"];
  try {
    await run("vitest", ["run", "--project", "cms"], { env });
    await run("vitest", ["run", ...resilience], { env });
  } finally {
    await buckets.stop();
    stop();
  }
}

exitOn(testPostgres());
