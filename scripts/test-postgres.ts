import { startBucketServer } from "../apps/content-host/test/start-bucket-server.ts";
import { startPostgres } from "../apps/content-host/test/start-postgres.ts";
import { exitOn } from "./run.ts";
import { runParts } from "./run-parts.ts";
import { ensurePackagesOfStores } from "./system-packages.ts";
import * as parts from "./test-parts.ts";

/**
 * `npm run test:postgres`: all that the content host promises and the journeys at its desk once more, with a PostgreSQL
 * and an S3 server of Debian's in the place of its file and folders. `-- host` leaves the journeys out.
 */
async function testPostgres(onlyHost: boolean): Promise<void> {
  await ensurePackagesOfStores();
  const postgres = await startPostgres();
  const buckets = await startBucketServer();
  process.env["TEST_POSTGRES"] = postgres.server;
  process.env["TEST_BUCKETS"] = JSON.stringify(buckets.environment);
  try {
    const host = [parts.contentHost, parts.bucket];
    await runParts(
      onlyHost
        ? [parts.builds("content host"), ...host]
        : [parts.system, parts.builds("site", "content host"), ...host, parts.deskJourneys],
    );
  } finally {
    await buckets.stop();
    postgres.stop();
  }
}

exitOn(testPostgres(process.argv.includes("host")));
