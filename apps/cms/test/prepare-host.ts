import { afterAll, beforeAll } from "vitest";
import { type Clerk, signInFirstAdmin } from "./clerk.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

/** A CMS with its own data folder. Its fields are set before the first test of the file. */
export type PreparedHost = {
  readonly dataDir: string;
  host: RunningHost;
  /** The first admin, with a changed password. */
  admin: Clerk;
  /** Receives its e-mail, with `hasMail`. */
  mailbox: Mailbox;
  /** Kills it like a power failure and starts it at the same address. `meanwhile` runs in between. */
  killAndStartAgain: (meanwhile?: () => Promise<unknown>) => Promise<void>;
};

/** Starts the CMS before the tests of a file and removes it after them. */
export function prepareHost(
  environment: Record<string, string> = {},
  { hasMail = false, isSignedIn = true } = {},
): PreparedHost {
  const dataDir = newDataDir();
  const start = (port?: string) =>
    startHost({ dataDir, environment: { ...used.mailbox?.environment, ...environment }, port });
  const used = { dataDir, killAndStartAgain } as PreparedHost;

  async function killAndStartAgain(meanwhile: () => Promise<unknown> = async () => {}) {
    const { port } = new URL(used.host.url);
    await used.host.kill();
    await meanwhile();
    used.host = await start(port);
  }

  beforeAll(async () => {
    if (hasMail) used.mailbox = await openMailbox();
    used.host = await start();
    if (isSignedIn) used.admin = await signInFirstAdmin(used.host);
  });
  afterAll(async () => {
    await used.host?.kill();
    await used.mailbox?.close();
    removeDataDir(dataDir);
  });
  return used;
}
