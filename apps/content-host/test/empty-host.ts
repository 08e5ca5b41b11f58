import { after, before } from "node:test";
import { type Clerk, ownPassword, signIn, signInFirstAdmin } from "./clerk.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

const dataDir = newDataDir();

/** One host without content for all files of tests that run in this process: set before the first test. */
export let host: RunningHost;
export let clerk: Clerk;

before(async () => {
  host = await startHost({ dataDir });
  clerk = await signInFirstAdmin(host);
});

after(async () => {
  await host.stop();
  removeDataDir(dataDir);
});

/** As after a power cut. */
export async function killAndStartAgain(): Promise<void> {
  await host.kill();
  host = await startHost({ dataDir });
  clerk = await signIn(host, "office@sgc.example", ownPassword);
}

export const answer = async (path: string): Promise<Record<string, unknown>[]> =>
  (await fetch(host.url + path)).json();
