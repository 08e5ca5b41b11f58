import { afterAll, beforeAll } from "vitest";
import { type Clerk, signInFirstAdmin } from "./clerk.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

type Item = Record<string, unknown> & { _id: string };

const dataDir = newDataDir();

/** One CMS with sample content for all test files of this process; set before the first test. */
export let host: RunningHost;
export let clerk: Clerk;

beforeAll(async () => {
  const environment = { SAMPLE_CONTENT: "on" };
  const interrupted = await startHost({ dataDir, environment, until: "events done" });
  await interrupted.kill();
  host = await startHost({ dataDir, environment });
  clerk = await signInFirstAdmin(host);
});

afterAll(async () => {
  await host?.kill();
  removeDataDir(dataDir);
});

export const list = async (path: string): Promise<Item[]> => (await fetch(host.url + path)).json();
export const titles = async (path: string) => (await list(path)).map(({ title }) => title);
export const statusOf = async (path: string) => (await fetch(host.url + path)).status;
export const image = (name: unknown) => `/api/image/${name}`;
