import { spawn } from "node:child_process";
import { once } from "node:events";
import { lstat } from "node:fs/promises";
import { BackupError } from "./backup-error.ts";

/** To read the website's data, which belongs to another user. The unit of nightly backups has it, too. */
const CAPABILITY = "-all,+dac_read_search";

/** As root, runs this command again as the owner of the CMS's data: root must not create files there. */
export async function runAsDataOwner(dataDir: string): Promise<boolean> {
  if (process.geteuid?.() !== 0) return false;
  const owner = await lstat(dataDir).catch(() => undefined);
  if (!owner || owner.uid === 0) return false;
  const user = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups", "--no-new-privs"];
  const rights = ["inh-caps", "ambient-caps", "bounding-set"].map(
    (set) => `--${set}=${CAPABILITY}`,
  );
  const command = [process.execPath, ...process.argv.slice(1)];
  const child = spawn("setpriv", [...user, ...rights, ...command], { stdio: "inherit" });
  const [code] = await once(child, "exit").catch((error: unknown) => {
    throw new BackupError(`setpriv cannot be run, so no backup was made: ${String(error)}`);
  });
  process.exitCode = code ?? 1;
  return true;
}
