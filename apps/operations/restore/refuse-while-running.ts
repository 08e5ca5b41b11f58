import { existsSync } from "node:fs";
import { connect } from "node:net";
import { sqliteFile } from "../../cms/server/backups/backups.ts";
import { findDamage, isInUse, RestoreError } from "../../cms/server/backups/restore.ts";
import type { Settings } from "../settings.ts";

export async function refuseWhileRunning({ cms, site }: Settings): Promise<void> {
  const file = sqliteFile(cms);
  if (file && existsSync(file) && !findDamage(file) && isInUse(file))
    throw new RestoreError("The database is in use; stop the CMS first.");
  for (const [name, port] of [
    ["CMS", cms.port],
    ["site", site.port],
  ] as const)
    if (await isListening(port))
      throw new RestoreError(
        `A process is listening on port ${port}, so nothing was changed: stop the ${name} first.`,
      );
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
