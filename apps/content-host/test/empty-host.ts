import { afterAll, beforeAll } from "vitest";
import { type Clerk, ownPassword, signIn, signInFirstAdmin } from "./clerk.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

export const dataDir = newDataDir();

/** One host without content for all files of tests that run in this process: set before the first test. */
export let host: RunningHost;
export let clerk: Clerk;
/** Where its mail goes. */
export let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
  host = await startHost({ dataDir, environment: mailbox.environment });
  clerk = await signInFirstAdmin(host);
});

afterAll(async () => {
  await host.stop();
  await mailbox.close();
  removeDataDir(dataDir);
});

/** As after a power cut. */
export async function killAndStartAgain(): Promise<void> {
  await host.kill();
  host = await startHost({ dataDir, environment: mailbox.environment });
  clerk = await signIn(host, "office@sgc.example", ownPassword);
}

export const answer = async (path: string): Promise<Record<string, unknown>[]> =>
  (await fetch(host.url + path)).json();
