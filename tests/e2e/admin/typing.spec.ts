import type { Page } from "@playwright/test";
import { type Office, openAdmin, adminTest as test } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";

/** A quick person: some thirty keys in a second. */
const quick = { delay: 30 };
const forms = /\/(admin|cms-api)\/(collections|globals|pages)/;
const late = 700;

/** What the CMS answers to whatever is sent to an address comes so many milliseconds late, as over a poor line. */
async function delayAnswers(adminPage: Page, address: string | RegExp, late: number) {
  const answers = { underWay: 0 };
  await adminPage.route(address, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    answers.underWay += 1;
    const response = await route.fetch();
    await new Promise((over) => setTimeout(over, late));
    await route.fulfill({ response });
    answers.underWay -= 1;
  });
  return answers;
}

const editor = (adminPage: Page) =>
  adminPage.locator(".rich-text-lexical [contenteditable=true]").first();

/** What stands in the CMS, as whoever opens the form next would find it. */
const saved = async ({ clerk }: Office, path: string) =>
  (await clerk.ask("GET", `${path}?draft=true&depth=0`)).json();

test("quick typing loses no word while answers come late", async ({ adminPage, office }) => {
  const page = { title: "Swimming", address: "/swimming", group: "About" };
  const { id } = await office.clerk.save("POST", "pages?draft=true", { ...page, _status: "draft" });
  await openAdmin(adminPage, office, `/collections/pages/${id}`);
  await delayAnswers(adminPage, forms, late);
  /** Types, saves, and goes on typing before the answer has come. */
  const type = async (words: string, more = "") => {
    await adminPage.keyboard.type(words, quick);
    const answer = adminPage.waitForResponse((given) => given.request().method() === "PATCH");
    await adminPage.keyboard.press("Control+s");
    await adminPage.keyboard.type(more, quick);
    expect((await answer).ok()).toBe(true);
  };

  await adminPage.locator("#field-lead").click();
  await type("Lessons for all, ", "from the first class on");
  await editor(adminPage).click();
  await type("The pool opens in April. ", "Towels are lent at the door");
  await type(" by the coach.");

  const words = "The pool opens in April. Towels are lent at the door by the coach.";
  await expect(editor(adminPage)).toHaveText(words);
  const { lead, body } = await saved(office, `pages/${id}`);
  expect(lead).toBe("Lessons for all, from the first class on");
  const texts = JSON.stringify(body).matchAll(/"text":"([^"]*)"/g);
  expect([...texts].map(([, text]) => text).join("")).toBe(words);
});

test("lines of a list keep what is typed, also after a reload", async ({ adminPage, office }) => {
  await openAdmin(adminPage, office, "/globals/timeline");
  const answers = await delayAnswers(adminPage, forms, late);
  const lines = adminPage.locator("#field-milestones > .array-field__draggable-rows > *");
  const before = await lines.count();
  const add = adminPage.locator("#field-milestones > .array-field__add-row");
  const checked = adminPage.waitForRequest(
    (sent) => sent.method() === "POST" && forms.test(sent.url()),
  );
  await add.click();
  await checked;
  await add.click();
  const title = (line: number) => adminPage.locator(`#field-milestones__${line}__title`);
  const typed = ["The first bell rings", "A pool is dug by hand"];
  for (const [index, words] of typed.entries()) {
    await title(before + index).click();
    await adminPage.keyboard.type(words, quick);
  }
  await expect.poll(() => lines.locator(".shimmer-effect").count()).toBe(0);
  await expect.poll(() => answers.underWay).toBe(0);
  const expectTyped = async () => {
    for (const [index, words] of typed.entries())
      await expect(title(before + index)).toHaveValue(words);
  };
  await expectTyped();
  adminPage.on("dialog", (dialog) => dialog.accept());
  await adminPage.reload();
  await adminPage.getByRole("button", { name: "Restore changes" }).click();
  await expectTyped();
});

test("nothing is unpublished over words that are not saved", async ({ adminPage, office }) => {
  const item = { title: "On the website", date: "2026-11-02", _status: "published" };
  const { id } = await office.clerk.save("POST", "news", item);
  await openAdmin(adminPage, office, `/collections/news/${id}`);
  await adminPage.getByLabel("Title").fill("Words that nobody has saved");
  await adminPage.locator(".doc-controls__popup .popup-button").click();
  await adminPage.getByRole("button", { name: "Unpublish" }).click();
  await expect(adminPage.getByText("Please save or publish your changes first")).toBeVisible();
  await expect(adminPage.getByLabel("Title")).toHaveValue("Words that nobody has saved");
  expect(await saved(office, `news/${id}`)).toMatchObject({ _status: "published" });
});

const screen = "globals/call-timings";
const publish = ({ clerk }: Office, classes: string, note: string) =>
  clerk.save("POST", screen, {
    rows: [{ classes, time: "9:35 to 10:20 AM" }],
    note,
    _status: "published",
  });

test("whoever hears that somebody else has saved reloads, and loses no word", async ({
  adminPage,
  office,
}) => {
  await publish(office, "Class XI", "Before both");
  await openAdmin(adminPage, office, `/${screen}`);
  const note = adminPage.getByLabel("Note below the table");
  await publish(office, "Class XII", "Theirs");
  await note.fill("Mine");
  const message = adminPage
    .getByRole("dialog", { name: "" })
    .filter({ hasText: "stored in this browser" });
  await message.getByRole("button").click();
  await expect(note).toHaveValue("Theirs");
  await adminPage.getByRole("button", { name: "Restore changes" }).click();
  await expect(note).toHaveValue("Mine");
  expect((await saved(office, screen)).note).toBe("Theirs");
});
