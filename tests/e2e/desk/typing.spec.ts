import type { Page } from "@playwright/test";
import { type Office, openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { saysLate } from "./says-late.ts";

/** A quick person: some thirty keys in a second. */
const quick = { delay: 30 };
const forms = /\/(admin|cms-api)\/(collections|globals|pages)/;
const late = 700;

const editor = (desk: Page) => desk.locator(".rich-text-lexical [contenteditable=true]").first();

type Text = { text?: string; root?: Text; children?: Text[] };

const wordsOf = ({ text, root, children }: Text): string =>
  text ?? wordsOf(root ?? { text: (children ?? []).map(wordsOf).join("") });

/** What stands in the desk's store, as whoever opens the form next would find it. */
const kept = async ({ clerk }: Office, path: string) =>
  (await clerk.ask("GET", `${path}?draft=true&depth=0`)).json();

test("a quick person loses no word of a text or a box while answers come late, nor what is typed while a draft is saved", async ({
  desk,
  office,
}) => {
  const page = { title: "Swimming", address: "/swimming", group: "About", school: 1 };
  const { id } = await office.clerk.save("POST", "pages?draft=true", { ...page, _status: "draft" });
  await openAtDesk(desk, office, `/collections/pages/${id}`);
  await saysLate(desk, forms, late);
  const save = async () => {
    const answer = desk.waitForResponse((given) => given.request().method() === "PATCH");
    await desk.keyboard.press("Control+s");
    return { answer };
  };

  await desk.locator("#field-lead").click();
  await desk.keyboard.type("Lessons for all, ", quick);
  const first = await save();
  await desk.keyboard.type("from the first class on", quick);
  expect((await first.answer).ok()).toBe(true);
  await editor(desk).click();
  await desk.keyboard.type("The pool opens in April. ", quick);
  const second = await save();
  await desk.keyboard.type("Towels are lent at the door", quick);
  await second.answer;
  await desk.keyboard.type(" by the coach.", quick);
  const third = await save();
  await third.answer;

  const words = "The pool opens in April. Towels are lent at the door by the coach.";
  await expect(editor(desk)).toHaveText(words);
  const { lead, body } = await kept(office, `pages/${id}`);
  expect(lead).toBe("Lessons for all, from the first class on");
  expect(wordsOf(body)).toBe(words);
});

test("lines of a list that are added quickly stay open and keep what is typed in them", async ({
  desk,
  office,
}) => {
  await openAtDesk(desk, office, "/globals/timeline");
  await saysLate(desk, forms, late);
  const lines = desk.locator("#field-milestones > .array-field__draggable-rows > *");
  const before = await lines.count();
  const add = desk.locator("#field-milestones > .array-field__add-row");
  const checked = desk.waitForRequest((sent) => sent.method() === "POST" && forms.test(sent.url()));
  await add.click();
  await checked;
  await add.click();
  const box = (line: number, name: string) => desk.locator(`#field-milestones__${line}__${name}`);
  for (const [line, title] of [
    [before, "The first bell rings"],
    [before + 1, "A pool is dug by hand"],
  ] as const) {
    await box(line, "title").click();
    await desk.keyboard.type(title, quick);
  }
  await expect.poll(() => lines.locator(".shimmer-effect").count()).toBe(0);
  await desk.waitForTimeout(3 * late);
  await expect(box(before, "title")).toHaveValue("The first bell rings");
  await expect(box(before + 1, "title")).toHaveValue("A pool is dug by hand");
});

test("what was typed on a screen of the school comes back after a reload, new lines of its lists and all", async ({
  desk,
  office,
}) => {
  await openAtDesk(desk, office, "/globals/call-timings");
  const lines = desk.locator("#field-rows > .array-field__draggable-rows > *");
  const before = await lines.count();
  await desk.locator("#field-rows > .array-field__add-row").click();
  const box = desk.locator(`#field-rows__${before}__classes`);
  await box.fill("Class XII alone");
  desk.on("dialog", (dialog) => dialog.accept());
  await desk.reload();
  await desk.getByRole("button", { name: "Bring it back" }).click();
  await expect(box).toHaveValue("Class XII alone");
});

test("nobody takes a record off the website over words that are not saved", async ({
  desk,
  office,
}) => {
  const item = { title: "On the website", school: 1, date: "2026-11-02", _status: "published" };
  const { id } = await office.clerk.save("POST", "news", item);
  await openAtDesk(desk, office, `/collections/news/${id}`);
  await desk.getByLabel("Title").fill("Words that nobody has saved");
  await desk.locator(".doc-controls__popup .popup-button").click();
  await desk.getByRole("button", { name: "Unpublish" }).click();
  await expect(desk.getByText("Please save what you have changed here first")).toBeVisible();
  await expect(desk.getByLabel("Title")).toHaveValue("Words that nobody has saved");
  expect(await kept(office, `news/${id}`)).toMatchObject({ _status: "published" });
});
