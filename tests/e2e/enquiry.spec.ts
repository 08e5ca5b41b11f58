import type { Locator, Page } from "@playwright/test";
import { findWithAxe } from "./harness/axe.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { preparePairWithMail } from "./harness/pair-with-mail.ts";

/** Enquiries about admission, with a real website, CMS and mail server. The sample school accepts them. */
test.describe.configure({ mode: "serial" });

const pair = preparePairWithMail();

type Stored = Record<string, unknown>;
const listEnquiries = (): Promise<Stored[]> => pair.editor.find("enquiries?limit=0");
const findEnquiry = async (question: string): Promise<Stored[]> =>
  (await listEnquiries()).filter((each) => each["question"] === question);

const open = (page: Page, path = "/admission/enquire") => page.goto(`${pair.siteUrl}${path}`);
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

async function fill(page: Page, question: string, contact: string): Promise<void> {
  await field(page, "Class").selectOption("VI");
  await field(page, "Your question").fill(question);
  await field(page, "Your name").fill("Asha Rawat");
  await field(page, "E-mail or telephone").fill(contact);
}
const whole = {
  ...{ class: "VI", schoolYear: "2027-2028", boarding: "no", language: "en" },
  ...{ question: "Posted", name: "A", contact: "a@home.example" },
};
const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();

async function readReference(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { name: "We have your enquiry" })).toBeVisible();
  return (await page.locator(".receipt__reference").first().textContent()) ?? "";
}

test("the menu, the pages about admission and the contact page link to the form", async ({
  page,
}) => {
  for (const [path, area] of [
    ["/about", "#menu"],
    ["/entry-to-sgc", "Pages in Admission"],
    ["/contact", ".contact__details"],
  ] as const) {
    await open(page, path);
    const part = /^[#.]/.test(area)
      ? page.locator(area)
      : page.getByRole("navigation", { name: area });
    await expect(part.locator('a[href="/admission/enquire"]')).toHaveText("Ask about admission");
  }
  expect(await (await page.request.get(`${pair.siteUrl}/sitemap.xml`)).text()).toContain(
    "/admission/enquire",
  );
});

for (const javaScriptEnabled of [true, false]) {
  test(`a family gets a reference and a day, and an e-mail, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const question = `When may we come? JavaScript: ${javaScriptEnabled}`;
    const contact = `asha-${javaScriptEnabled}@home.example`;
    await open(page);
    await expect(page.locator(".enquiry form .field")).toHaveCount(7);
    await fill(page, question, contact);
    await field(page, "Answer in").selectOption("hi");
    await send(page);
    const reference = await readReference(page);
    expect(reference).toMatch(/^E-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    // 20 November 2026 is a Friday, and Saturday is a school day.
    await expect(page.locator(".receipt")).toContainText("Saturday, 21 November 2026");
    await expect(page.locator('.receipt [lang="hi"]')).toContainText("21 नवंबर 2026");
    expect(page.url()).not.toMatch(/Asha|home/);
    const [stored, ...others] = await findEnquiry(question);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ reference, contact, class: "VI", language: "hi", state: "new" });
    expect(stored?.["noticeWording"]).toContain("We use your name");
    const { subject, text, html } = await pair.waitForEmail(contact);
    expect(subject).toContain(reference);
    for (const words of [text, html]) expect(words).toContain("21 नवंबर 2026 तक उत्तर देंगे");
    await context.close();
  });
}

test("errors are in a summary that has the focus, and at the fields, and the text stays", async ({
  page,
}) => {
  await open(page);
  await field(page, "Your question").fill("Only a question");
  await send(page);
  const summary = page.getByRole("region", { name: "Errors" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Class: Choose a class",
    "Your name: Enter your name",
    "E-mail or telephone: Enter an e-mail address or a telephone number",
  ]);
  await expect(field(page, "Your question")).toHaveValue("Only a question");
  await expect(field(page, "Your name")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "Your name")).toHaveAccessibleDescription("Enter your name");
  await summary.getByRole("link", { name: /^Your name/ }).click();
  await expect(field(page, "Your name")).toBeFocused();
  expect(await findWithAxe(page)).toEqual([]);
  expect(await findEnquiry("Only a question")).toEqual([]);
});

test("a slow typist asks with the keyboard alone in 60 seconds, and the page loads no script", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const startedAt = Date.now();
  const slowly = { delay: 250 };
  await open(page);
  expect(await page.locator("script[src]").count()).toBe(0);
  // Tab reaches the link to the content first.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  // The breadcrumb links to home.
  for (const _ of ["home", "class"]) await page.keyboard.press("Tab");
  await expect(field(page, "Class")).toBeFocused();
  await page.keyboard.type("IX");
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press("Tab");
  await expect(field(page, "Your question")).toBeFocused();
  await page.keyboard.type("By keyboard?", slowly);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Asha Rawat", slowly);
  await page.keyboard.press("Tab");
  await page.keyboard.type("+91 98765 43210", slowly);
  await page.keyboard.press("Enter");
  const reference = await readReference(page);
  expect(Date.now() - startedAt).toBeLessThan(60_000);
  expect(await findEnquiry("By keyboard?")).toMatchObject([{ reference, class: "IX" }]);
  await expect(page.locator(".receipt")).toBeFocused();
  expect(await findWithAxe(page)).toEqual([]);
});

test("pressing the button twice, or sending the same again, makes one enquiry", async ({
  page,
}) => {
  const references = [];
  for (let time = 0; time < 2; time += 1) {
    await open(page);
    await fill(page, "Twice?", "twice@home.example");
    await page.getByRole("button", { name: "Send" }).dblclick();
    references.push(await readReference(page));
  }
  expect(references[0]).toBe(references[1]);
  expect(await findEnquiry("Twice?")).toHaveLength(1);
});

test("hostile input is stored as text and shown as text", async ({ page }) => {
  const question = `<script>alert(1)</script> ' OR 1=1 -- \u202e {{7*7}} ${"x".repeat(1_000)}`;
  await open(page);
  await fill(page, question, "not an address <img src=x onerror=alert(1)>");
  await send(page);
  await expect(page.getByRole("region", { name: "Errors" })).toBeVisible();
  await expect(field(page, "Your question")).toHaveValue(question);
  await field(page, "E-mail or telephone").fill("hostile@home.example");
  await send(page);
  await readReference(page);
  expect(await findEnquiry(question)).toHaveLength(1);
  const post = (form: Record<string, string>, origin = pair.siteUrl) =>
    page.request.post(`${pair.siteUrl}/admission/enquire`, { form, headers: { origin } });
  expect((await post({ ...whole, class: "I<b>" })).status()).toBe(422);
  expect((await post({ ...whole, website: "https://spam.example" })).status()).toBe(403);
  expect((await post(whole, "https://elsewhere.example")).status()).toBe(403);
  expect((await post({ ...whole, question: "x".repeat(2_001) })).status()).toBe(422);
  const tooLarge = await post({ ...whole, question: "x".repeat(200_000) }).catch(() => undefined);
  expect([undefined, 413]).toContain(tooLarge?.status());
  expect(await findEnquiry("Posted")).toEqual([]);
  await open(page, "/admission/enquire?reference=<b>&by=2026-99-99&answer=hi");
  await expect(page.locator(".receipt")).toHaveCount(0);
});

for (const width of [360, 1280])
  test(`the form fits into ${width} px and has no accessibility failure`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findWithAxe(page)).toEqual([]);
  });

test("while the CMS is down an enquiry is accepted, and it is delivered when the CMS is up again", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await pair.cms.stop();
  await open(page);
  await fill(page, "While it is down?", "down@home.example");
  await send(page);
  const reference = await readReference(page);
  expect(reference).toMatch(/^E-/);
  await pair.startCmsAgain();
  await expect
    .poll(() => findEnquiry("While it is down?"), { timeout: 90_000 })
    .toMatchObject([{ reference, contact: "down@home.example" }]);
});

test("when the school closes enquiries, the address is the 404 page and nothing links to it", async ({
  page,
}) => {
  await pair.editor.ask("POST", "globals/enquiry-settings", { isOpen: false });
  const get = (path: string) => page.request.get(pair.siteUrl + path);
  const inTime = { timeout: 15_000 };
  await expect.poll(async () => (await get("/admission/enquire")).status(), inTime).toBe(404);
  for (const path of ["/contact", "/entry-to-sgc", "/sitemap.xml", "/"])
    await expect
      .poll(async () => (await get(path)).text(), { ...inTime, message: path })
      .not.toContain("/admission/enquire");
});
