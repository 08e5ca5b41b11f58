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
  /** The input method, as part of the titles of the task's records. */
  tag: string;
  /** With `npm run manual`: checks accessibility, and takes the next screenshot of the editor guide. */
  screenshot: (name: string) => Promise<void>;
};

/** A daily task of an editor. */
export type Task = {
  /** The name of its page in `docs/editor-guide/`. */
  slug: string;
  title: string;
  /** Clicks, taps if more, keys that are not text, and seconds on an idle machine. */
  max: { clicks: number; taps?: number; keys: number; seconds: number };
  /** Creates the records that the task needs, and returns the path where it starts. */
  setUp: (context: TaskContext) => string | Promise<string>;
  run: (context: TaskContext) => Promise<void>;
  /** Checks the result; its time does not count. */
  verify?: (context: TaskContext) => Promise<void>;
};

export const publish = async ({ adminPage, driver }: TaskContext) => {
  await driver.click(adminPage.getByRole("button", { name: "Publish changes" }));
  await expect(adminPage.getByText(/^On the website/).first()).toBeVisible({ timeout: 20_000 });
};
export const createFromDashboard = ({ adminPage, driver }: TaskContext, name: string) =>
  driver.click(adminPage.locator(".admin-today").getByRole("link", { name, exact: true }));

/** Polls a page of the website for 15 seconds, the time limit for published changes. */
export const expectOnSite = ({ site }: TaskContext, path: string) =>
  expect.poll(async () => (await fetch(site.url + path)).text(), {
    timeout: 15_000,
    message: path,
  });
