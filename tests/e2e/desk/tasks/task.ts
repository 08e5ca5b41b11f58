import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Office } from "../../harness/desk.ts";
import { expect } from "../../harness/fixtures.ts";
import type { Hand } from "../../harness/hand.ts";
import type { RunningSite } from "../../harness/site.ts";

export type Stage = {
  desk: Page;
  office: Office;
  site: RunningSite;
  hand: Hand;
  /** By which way the task is done: a word for the titles of what it makes. */
  tag: string;
  /** The next step of the manual begins. */
  next: () => void;
  /** What one sees now, as a picture of the manual. */
  look: (what: string) => Promise<void>;
};

/** Something that a clerk does on an ordinary day. What to do says its page in `docs/desk/`, step by step. */
export type Task = {
  /** The name of that page. */
  slug: string;
  /** Presses of the mouse, of a finger where it needs more, of keys that write nothing; seconds on a quiet machine. */
  most: { clicks: number; taps?: number; keys: number; seconds: number };
  do: (stage: Stage) => Promise<void>;
  /** What must be true afterwards; its time does not count. */
  afterwards?: (stage: Stage) => Promise<void>;
};

export const publish = (desk: Page) => desk.getByRole("button", { name: "Publish changes" });
export const isOn = (desk: Page) =>
  expect(desk.getByText(/^On the website/).first()).toBeVisible({ timeout: 20_000 });
export const newOnDashboard = (desk: Page, words: string) =>
  desk.locator(".desk-today").getByRole("link", { name: words, exact: true });

const page = async ({ site }: Stage, path: string) => (await fetch(site.url + path)).text();

/** Within the fifteen seconds that the office is promised. */
export const shows = (stage: Stage, path: string, words: string) =>
  expect
    .poll(() => page(stage, path), { timeout: 15_000, message: `${path} shows ${words}` })
    .toContain(words);
export const showsNo = (stage: Stage, path: string, words: string) =>
  expect
    .poll(() => page(stage, path), { timeout: 15_000, message: `${path} shows no ${words}` })
    .not.toContain(words);

/** A photograph without anybody on it, as a file that somebody chooses. */
export const photo = async (name: string, shade: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: { r: shade, g: 120, b: 90 } },
  })
    .jpeg()
    .toBuffer(),
});
