import type { Page } from "@playwright/test";
import { type Backend, openAdmin, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { readJson } from "../harness/read-json.ts";

/** About thirty keys a second. */
const fast = { delay: 30 };
const forms = /\/(admin|cms-api)\/(collections|globals|pages)/;
const DELAY_MS = 700;

/** Delays the CMS's responses to all requests to an address but GET. */
async function delayResponses(adminPage: Page, address: string | RegExp, delayMs: number) {
  await adminPage.route(address, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    const response = await route.fetch();
    await new Promise((over) => setTimeout(over, delayMs));
    await route.fulfill({ response });
  });
}

const richText = (adminPage: Page) =>
  adminPage.locator(".rich-text-lexical [contenteditable=true]").first();

/** The latest draft in the CMS. */
const readDraft = async ({ editor }: Backend, path: string) =>
  readJson(await editor.ask("GET", `${path}?draft=true&depth=0`));

test("fast typing loses no input with slow responses @slow", async ({ adminPage, backend }) => {
  const page = { title: "Swimming", address: "/swimming", group: "About", _status: "draft" };
  const { id } = await backend.editor.save("POST", "pages?draft=true", page);
  await openAdmin(adminPage, backend, `/collections/pages/${id}`);
  await delayResponses(adminPage, forms, DELAY_MS);
  /** Types, saves, and continues typing before the response. */
  const type = async (words: string, more = "") => {
    await adminPage.keyboard.type(words, fast);
    const response = adminPage.waitForResponse((one) => one.request().method() === "PATCH");
    await adminPage.keyboard.press("Control+s");
    await adminPage.keyboard.type(more, fast);
    expect((await response).ok()).toBe(true);
  };

  await adminPage.locator("#field-lead").click();
  await type("Lessons for all, ", "from the first class on");
  await richText(adminPage).click();
  await type("The pool opens in April. ", "Towels are lent at the door");
  await type(" by the coach.");

  const words = "The pool opens in April. Towels are lent at the door by the coach.";
  await expect(richText(adminPage)).toHaveText(words);
  const { lead, body } = await readDraft(backend, `pages/${id}`);
  expect(lead).toBe("Lessons for all, from the first class on");
  const texts = JSON.stringify(body).matchAll(/"text":"([^"]*)"/g);
  expect([...texts].map(([, text]) => text).join("")).toBe(words);
});

test("Unpublish requires saving the changes first", async ({ adminPage, backend }) => {
  const item = { title: "On the website", date: "2026-11-02", _status: "published" };
  const { id } = await backend.editor.save("POST", "news", item);
  await openAdmin(adminPage, backend, `/collections/news/${id}`);
  await adminPage.getByLabel("Title").fill("An unsaved title");
  await adminPage.locator(".doc-controls__popup .popup-button").click();
  await adminPage.getByRole("button", { name: "Unpublish" }).click();
  await expect(adminPage.getByText("Please save or publish your changes first")).toBeVisible();
  await expect(adminPage.getByLabel("Title")).toHaveValue("An unsaved title");
  expect(await readDraft(backend, `news/${id}`)).toMatchObject({ _status: "published" });
});

const screen = "globals/call-timings";
const publish = ({ editor }: Backend, classes: string, note: string) =>
  editor.save("POST", screen, {
    rows: [{ classes, time: "9:35 to 10:20 AM" }],
    note,
    _status: "published",
  });

test("after an edit conflict the editor reloads and can restore the changes", async ({
  adminPage,
  backend,
}) => {
  await publish(backend, "Class XI", "Before both");
  await openAdmin(adminPage, backend, `/${screen}`);
  const note = adminPage.getByLabel("Note below the table");
  await publish(backend, "Class XII", "Theirs");
  await note.fill("Mine");
  const message = adminPage
    .getByRole("dialog", { name: "" })
    .filter({ hasText: "stored in this browser" });
  await message.getByRole("button").click();
  await expect(note).toHaveValue("Theirs");
  await adminPage.getByRole("button", { name: "Restore changes" }).click();
  await expect(note).toHaveValue("Mine");
  expect((await readDraft(backend, screen)).note).toBe("Theirs");
});
