import { startBucketServer } from "../apps/content-host/test/start-bucket-server.ts";
import { startPostgres } from "../apps/content-host/test/start-postgres.ts";
import { exitOn, run } from "./run.ts";

/** `npm run test:postgres`: the CMS's tests with a PostgreSQL and an S3 server of Debian's instead of a file and folders. */
async function testPostgres(): Promise<void> {
  const postgres = await startPostgres();
  const buckets = await startBucketServer();
  const env = {
    ...process.env,
    TEST_POSTGRES: postgres.server,
    TEST_BUCKETS: JSON.stringify(buckets.environment),
  };
  try {
    await run("vitest", ["run", "--project", "cms"], { env });
  } finally {
    await buckets.stop();
    postgres.stop();
  }
}

exitOn(testPostgres());
