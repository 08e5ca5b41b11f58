import type { Page } from "@playwright/test";
import type { Backend } from "../../harness/admin.ts";
import { expect } from "../../harness/fixtures.ts";
import type { RunningSite } from "../../harness/site.ts";
import type { Driver } from "./driver.ts";

export type TaskContext = {
  adminPage: Page;
  backend: Backend;
  site: RunningSite;
  driver: Driver;
  /** By which way the task is done: a word for the titles of what it makes. */
  tag: string;
  /** With `npm run manual`: looks for faults, and takes the next picture of the manual. */
  picture: (name: string) => Promise<void>;
};

/** Something that an editor does on an ordinary day. */
export type Task = {
  /** The name of its page in `docs/editor-guide/`. */
  slug: string;
  title: string;
  /** Presses of the mouse, of a finger where it needs more, of keys that write nothing; seconds on a quiet machine. */
  most: { clicks: number; taps?: number; keys: number; seconds: number };
  /** Makes what must be there before, and says on which screen the task begins. */
  begin: (context: TaskContext) => string | Promise<string>;
  run: (context: TaskContext) => Promise<void>;
  /** What must be true afterwards; its time does not count. */
  afterwards?: (context: TaskContext) => Promise<void>;
};

export const publish = async ({ adminPage, driver }: TaskContext) => {
  await driver.click(adminPage.getByRole("button", { name: "Publish changes" }));
  await expect(adminPage.getByText(/^On the website/).first()).toBeVisible({ timeout: 20_000 });
};
export const newOnDashboard = ({ adminPage, driver }: TaskContext, words: string) =>
  driver.click(adminPage.locator(".admin-today").getByRole("link", { name: words, exact: true }));

/** What the website shows of these words, within the fifteen seconds that the office is promised. */
export const onSite = ({ site }: TaskContext, path: string) =>
  expect.poll(async () => (await fetch(site.url + path)).text(), {
    timeout: 15_000,
    message: path,
  });
