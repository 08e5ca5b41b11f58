import { join } from "node:path";
import { getPayload, type Payload, type SanitizedConfig } from "payload";
import { makeBackup } from "../../../operations/backup/make-backup.ts";
import { restoreArchive } from "../../../operations/restore/restore-archive.ts";
import { readOperationsSettings } from "../../../operations/settings.ts";
import { newDataDir, removeDataDir } from "../running-cms.ts";

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
  const { handleContentApiRequest } = await import("../../src/content-api/handle-request.ts");
  const { bumpVersion } = await import("../../src/content-version/content-version.ts");
  const { setPhotosHidden } = await import("../../src/media/hidden-photos.ts");
  // Both ports are closed.
  const settings = readOperationsSettings({ ...environment, PORT: "1", CMS_PORT: "2" });
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

  const self = {
    payload: await start(),
    get: (path: string) =>
      handleContentApiRequest(self.payload, new Request(`http://cms.example${path}`)),
    backUp: async (file: string) => void (await makeBackup(settings, join(archives, file), "1")),
    restart: async (meanwhile: () => Promise<unknown> = async () => {}) => {
      await self.payload.destroy();
      await meanwhile();
      self.payload = await start();
    },
    restore: (file: string) => self.restart(() => restoreArchive(settings, join(archives, file))),
    hidePhotos: async (isHidden: boolean) => {
      await setPhotosHidden(self.payload, isHidden);
      bumpVersion("media");
    },
    remove: async () => {
      await self.payload.destroy();
      removeDataDir(dataDir);
      removeDataDir(archives);
    },
  };
  return self;
}
