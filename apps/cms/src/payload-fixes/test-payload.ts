import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { buildConfig, type CollectionConfig, getPayload, handleEndpoints } from "payload";
import sharp from "sharp";

const access = {
  read: () => true,
  create: () => true,
  update: () => true,
  readVersions: () => true,
};
const drafts = { drafts: { schedulePublish: true } };

/** What hooks and jobs of the test Payload report. */
type Seen = { hooks: string[]; running: number; mostRunning: number; finish: () => void };

type Database = Partial<Parameters<typeof sqliteAdapter>[0]>;

/** A Payload without our fixes, on SQLite in a temporary folder. Names are those of the CMS, because it types them. */
export async function startTestPayload(database: Database = {}) {
  const folder = mkdtempSync(join(tmpdir(), "payload-faults-"));
  const seen: Seen = { hooks: [], running: 0, mostRunning: 0, finish: () => {} };
  // Payload makes no tables in a second database of the process with the same schema.
  process.env["PAYLOAD_FORCE_DRIZZLE_PUSH"] = "true";
  const payload = await getPayload({ config: createConfig(folder, seen, database), key: folder });
  return {
    payload,
    seen,
    files: join(folder, "files"),
    request: (method: string, path: string, body?: object) =>
      handleEndpoints({
        config: payload.config,
        payloadInstanceCacheKey: folder,
        request: new Request(`http://cms.example/api${path}`, {
          method,
          headers: { "content-type": "application/json" },
          ...(body && { body: JSON.stringify(body) }),
        }),
      }),
    stop: async () => {
      await payload.destroy();
      Object(payload.db).client.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function createConfig(folder: string, seen: Seen, database: Database) {
  const news: CollectionConfig = {
    slug: "news",
    access,
    versions: drafts,
    hooks: {
      afterChange: [
        ({ req }) => void seen.hooks.push(`transaction is ${typeof req.transactionID}`),
      ],
      afterOperation: [
        ({ result }) => {
          seen.hooks.push("afterOperation");
          return result;
        },
      ],
    },
    fields: [{ name: "title", type: "text", required: true }],
  };
  const media: CollectionConfig = {
    slug: "media",
    access,
    upload: { staticDir: join(folder, "files"), pasteURL: false, skipSafeFetch: true },
    fields: [
      { name: "alt", type: "text", validate: (value: unknown) => value !== "wrong" || "wrong" },
    ],
  };
  const users: CollectionConfig = {
    slug: "users",
    auth: true,
    fields: [{ name: "role", type: "text" }],
  };
  return buildConfig({
    secret: "of this test",
    sharp,
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: "silent" } },
    db: sqliteAdapter({
      client: { url: `file:${join(folder, "test.db")}` },
      busyTimeout: 5_000,
      ...database,
    }),
    collections: [users, news, media],
    globals: [
      {
        slug: "privacy",
        access: { read: () => true, update: () => true, readVersions: () => true },
        versions: { drafts: true },
        fields: [{ name: "text", type: "text" }],
      },
    ],
    jobs: {
      tasks: [
        {
          slug: "cleanUp",
          handler: async () => ({ output: {} }),
          schedule: [{ cron: "0 0 * * *", queue: "nightly" }],
        },
        { slug: "sendEmail", handler: () => runUntilFinished(seen) },
      ],
      jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
        ...defaultJobsCollection,
        hooks: { afterDelete: [() => void seen.hooks.push("job deleted")] },
      }),
    },
  });
}

async function runUntilFinished(seen: Seen) {
  seen.running += 1;
  seen.mostRunning = Math.max(seen.mostRunning, seen.running);
  await new Promise<void>((resolve) => {
    const { finish } = seen;
    seen.finish = () => {
      finish();
      resolve();
    };
  });
  seen.running -= 1;
  return { output: {} };
}

export type TestPayload = Awaited<ReturnType<typeof startTestPayload>>;
