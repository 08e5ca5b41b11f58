import { afterAll, beforeAll } from "vitest";
import { type Editor, signInFirstAdmin } from "./editor.ts";
import { newDataDir, type RunningCms, removeDataDir, startCms } from "./running-cms.ts";

type Item = Record<string, unknown> & { _id: string };

const dataDir = newDataDir();

/** One CMS with sample content for all test files of this process; set before the first test. */
export let cms: RunningCms;
export let admin: Editor;

beforeAll(async () => {
  const environment = { SAMPLE_CONTENT: "on" };
  const interrupted = await startCms({ dataDir, environment, until: "events done" });
  await interrupted.kill();
  cms = await startCms({ dataDir, environment });
  admin = await signInFirstAdmin(cms);
});

afterAll(async () => {
  await cms?.kill();
  removeDataDir(dataDir);
});

export const list = async (path: string): Promise<Item[]> => (await fetch(cms.url + path)).json();
export const titles = async (path: string) => (await list(path)).map(({ title }) => title);
export const fetchStatus = async (path: string) => (await fetch(cms.url + path)).status;
export const image = (name: unknown) => `/api/image/${name}`;
