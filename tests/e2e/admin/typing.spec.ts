import type { Page } from "@playwright/test";
import { type Office, openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";

/** A quick person: some thirty keys in a second. */
const quick = { delay: 30 };
const forms = /\/(admin|cms-api)\/(collections|globals|pages)/;
const late = 700;

/** What the CMS answers to whatever is sent to an address comes so many milliseconds late, as over a poor line. */
async function delayAnswers(desk: Page, address: string | RegExp, late: number) {
  const answers = { underWay: 0 };
  await desk.route(address, async (route) => {
    if (route.request().method() === "GET") return route.continue();
    answers.underWay += 1;
    const response = await route.fetch();
    await new Promise((over) => setTimeout(over, late));
    await route.fulfill({ response });
    answers.underWay -= 1;
  });
  return answers;
}

const editor = (desk: Page) => desk.locator(".rich-text-lexical [contenteditable=true]").first();

/** What stands in the CMS, as whoever opens the form next would find it. */
const saved = async ({ clerk }: Office, path: string) =>
  (await clerk.ask("GET", `${path}?draft=true&depth=0`)).json();

test("quick typing loses no word while answers come late", async ({ desk, office }) => {
  const page = { title: "Swimming", address: "/swimming", group: "About" };
  const { id } = await office.clerk.save("POST", "pages?draft=true", { ...page, _status: "draft" });
  await openAtDesk(desk, office, `/collections/pages/${id}`);
  await delayAnswers(desk, forms, late);
  /** Types, saves, and goes on typing before the answer has come. */
  const type = async (words: string, more = "") => {
    await desk.keyboard.type(words, quick);
    const answer = desk.waitForResponse((given) => given.request().method() === "PATCH");
    await desk.keyboard.press("Control+s");
    await desk.keyboard.type(more, quick);
    expect((await answer).ok()).toBe(true);
  };

  await desk.locator("#field-lead").click();
  await type("Lessons for all, ", "from the first class on");
  await editor(desk).click();
  await type("The pool opens in April. ", "Towels are lent at the door");
  await type(" by the coach.");

  const words = "The pool opens in April. Towels are lent at the door by the coach.";
  await expect(editor(desk)).toHaveText(words);
  const { lead, body } = await saved(office, `pages/${id}`);
  expect(lead).toBe("Lessons for all, from the first class on");
  const texts = JSON.stringify(body).matchAll(/"text":"([^"]*)"/g);
  expect([...texts].map(([, text]) => text).join("")).toBe(words);
});

test("lines of a list keep what is typed, also after a reload", async ({ desk, office }) => {
  await openAtDesk(desk, office, "/globals/timeline");
  const answers = await delayAnswers(desk, forms, late);
  const lines = desk.locator("#field-milestones > .array-field__draggable-rows > *");
  const before = await lines.count();
  const add = desk.locator("#field-milestones > .array-field__add-row");
  const checked = desk.waitForRequest((sent) => sent.method() === "POST" && forms.test(sent.url()));
  await add.click();
  await checked;
  await add.click();
  const title = (line: number) => desk.locator(`#field-milestones__${line}__title`);
  const typed = ["The first bell rings", "A pool is dug by hand"];
  for (const [index, words] of typed.entries()) {
    await title(before + index).click();
    await desk.keyboard.type(words, quick);
  }
  await expect.poll(() => lines.locator(".shimmer-effect").count()).toBe(0);
  await expect.poll(() => answers.underWay).toBe(0);
  const expectTyped = async () => {
    for (const [index, words] of typed.entries())
      await expect(title(before + index)).toHaveValue(words);
  };
  await expectTyped();
  desk.on("dialog", (dialog) => dialog.accept());
  await desk.reload();
  await desk.getByRole("button", { name: "Bring it back" }).click();
  await expectTyped();
});

test("nothing is unpublished over words that are not saved", async ({ desk, office }) => {
  const item = { title: "On the website", date: "2026-11-02", _status: "published" };
  const { id } = await office.clerk.save("POST", "news", item);
  await openAtDesk(desk, office, `/collections/news/${id}`);
  await desk.getByLabel("Title").fill("Words that nobody has saved");
  await desk.locator(".doc-controls__popup .popup-button").click();
  await desk.getByRole("button", { name: "Unpublish" }).click();
  await expect(desk.getByText("Please save what you have changed here first")).toBeVisible();
  await expect(desk.getByLabel("Title")).toHaveValue("Words that nobody has saved");
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
  desk,
  office,
}) => {
  await publish(office, "Class XI", "Before both");
  await openAtDesk(desk, office, `/${screen}`);
  const note = desk.getByLabel("Sentence below the table");
  await publish(office, "Class XII", "Theirs");
  await note.fill("Mine");
  const message = desk
    .getByRole("dialog", { name: "" })
    .filter({ hasText: "stored in this browser" });
  await message.getByRole("button").click();
  await expect(note).toHaveValue("Theirs");
  await desk.getByRole("button", { name: "Bring it back" }).click();
  await expect(note).toHaveValue("Mine");
  expect((await saved(office, screen)).note).toBe("Theirs");
});
