import { afterAll, beforeAll } from "vitest";
import { type Editor, signInFirstAdmin } from "./editor.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { newDataDir, type RunningCms, removeDataDir, startCms } from "./running-cms.ts";

/** A CMS with its own data folder. Its fields are set before the first test of the file. */
export type PreparedCms = {
  readonly dataDir: string;
  cms: RunningCms;
  /** The first admin, with a changed password. */
  admin: Editor;
  /** Receives its e-mail, with `hasMail`. */
  mailbox: Mailbox;
  /** Kills it like a power failure and starts it at the same address. `meanwhile` runs in between. */
  killAndStartAgain: (meanwhile?: () => Promise<unknown>) => Promise<void>;
};

/** Starts the CMS before the tests of a file and removes it after them. */
export function prepareCms(
  environment: Record<string, string> = {},
  { hasMail = false, isSignedIn = true } = {},
): PreparedCms {
  const dataDir = newDataDir();
  const start = (port?: string) =>
    startCms({ dataDir, environment: { ...used.mailbox?.environment, ...environment }, port });
  const used = { dataDir, killAndStartAgain } as PreparedCms;

  async function killAndStartAgain(meanwhile: () => Promise<unknown> = async () => {}) {
    const { port } = new URL(used.cms.url);
    await used.cms.kill();
    await meanwhile();
    used.cms = await start(port);
  }

  beforeAll(async () => {
    if (hasMail) used.mailbox = await openMailbox();
    used.cms = await start();
    if (isSignedIn) used.admin = await signInFirstAdmin(used.cms);
  });
  afterAll(async () => {
    await used.cms?.kill();
    await used.mailbox?.close();
    removeDataDir(dataDir);
  });
  return used;
}
