import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPayload, type Payload, type SanitizedConfig } from "payload";
import {
  mergeWithdrawals,
  setPhotosHidden,
  WITHDRAWALS,
} from "../../src/withdrawals/withdrawal-list.ts";
import { newDataDir, removeDataDir } from "../running-cms.ts";

const database = "content.db";

/** The collections, hooks and content API of the CMS in this process, where a start takes milliseconds. */
export type PayloadProcess = Awaited<ReturnType<typeof createPayloadProcess>>;

export async function createPayloadProcess() {
  const dataDir = newDataDir();
  const archives = newDataDir();
  const environment = {
    ...{ CMS_DATA_DIR: dataDir, PAYLOAD_SECRET: "of this test, long enough for it" },
    ...{ NODE_ENV: "production" as const, LOG_LEVEL: "error" },
  };
  // The modules of the CMS read it when they are imported.
  Object.assign(process.env, environment);
  const { default: config } = await import("../../src/payload.config.ts");
  const { applyWithdrawals } = await import("../../src/withdrawals/apply-withdrawals.ts");
  const { handleContentApiRequest } = await import("../../src/handle-content-api.ts");
  const { bumpVersion } = await import("../../src/content-version/content-version.ts");
  let starts = 0;

  /** What every start does before the first request. */
  async function start(): Promise<Payload> {
    starts += 1;
    const payload = await getPayload({
      config: config as Promise<SanitizedConfig>,
      key: `start ${starts}`,
    });
    // A new process has no cached responses.
    bumpVersion("start");
    await applyWithdrawals(payload, dataDir);
    return payload;
  }

  /** Payload leaves its connection open. The garbage collector would close it, and with it the log of a restored file. */
  async function stop(payload: Payload): Promise<void> {
    Object(payload.db).client.close();
    await payload.destroy();
  }

  const self = {
    dataDir,
    payload: await start(),
    get: (path: string) =>
      handleContentApiRequest(self.payload, new Request(`http://cms.example${path}`)),
    backUp: async (name: string) => {
      const folder = join(archives, name);
      cpSync(dataDir, folder, { recursive: true, filter: (path) => !path.includes(".db") });
      // Another copy of SQLite in this process would release the locks of Payload's connection.
      await Object(self.payload.db).client.execute(`VACUUM INTO '${join(folder, database)}'`);
    },
    restart: async (meanwhile: () => Promise<unknown> = async () => {}) => {
      await stop(self.payload);
      await meanwhile();
      self.payload = await start();
    },
    /** Like `npm run restore`: replaces everything and merges the lists of withdrawals. */
    restore: (name: string) =>
      self.restart(async () => {
        const folder = join(archives, name);
        const readList = (from: string) => readFileSync(join(from, WITHDRAWALS), "utf8");
        const merged = mergeWithdrawals([readList(folder), readList(dataDir)]);
        for (const entry of ["media", ...["", "-wal", "-shm"].map((end) => database + end)])
          rmSync(join(dataDir, entry), { recursive: true, force: true });
        cpSync(folder, dataDir, { recursive: true });
        writeFileSync(join(dataDir, WITHDRAWALS), merged);
      }),
    hidePhotos: async (isHidden: boolean) => {
      await setPhotosHidden(self.payload, dataDir, isHidden);
      bumpVersion("media");
    },
    remove: async () => {
      await stop(self.payload);
      removeDataDir(dataDir);
      removeDataDir(archives);
    },
  };
  return self;
}
