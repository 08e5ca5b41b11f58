import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { findWithAxe } from "./harness/axe.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { findWithIbm } from "./harness/ibm.ts";
import { preparePairWithMail } from "./harness/pair-with-mail.ts";

/** Visits to the school, with a real website, CMS and mail server. The sample school offers them. */
test.describe.configure({ mode: "serial" });

const pair = preparePairWithMail();
const path = "/admission/visit";
const unknownKey = "a".repeat(32);
/** Every key that a family got. */
const keys = new Set<string>();

type Stored = Record<string, unknown>;
const listBookings = (): Promise<Stored[]> => pair.editor.find("visit-bookings?limit=0");
const findBookings = async (email: string): Promise<Stored[]> =>
  (await listBookings()).filter((each) => each["email"] === email);

/** A time on an own day, which the test sees by its kind. */
async function addTime(kind: string, values: object = {}): Promise<void> {
  const time = { day: "2026-12-09", time: "11:00", classes: "IV to VI", language: "en" };
  await pair.editor.save("POST", "visit-times", {
    ...{ ...time, kind, places: 1, closesHours: 24, ...values },
  });
}

const open = (page: Page, at = path) => page.goto(`${pair.siteUrl}${at}`);
const field = (page: Page, label: string): Locator =>
  page.locator("form").first().getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const timeOf = (page: Page, kind: string): Locator => page.getByRole("radio", { name: kind });

/** The website learns of a new time within a second. */
const openWith = (page: Page, kind: string) =>
  expect(async () => {
    await open(page);
    await expect(timeOf(page, kind).first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 20_000 });

async function fill(page: Page, kind: string, email: string): Promise<void> {
  await openWith(page, kind);
  await timeOf(page, kind).first().check();
  await field(page, "How many people come").selectOption("3");
  await field(page, "Class").selectOption("VI");
  await field(page, "Your name").fill("Asha Rawat");
  await field(page, "E-mail").fill(email);
}

const receiptOf = (page: Page): Locator => page.locator(".receipt");

async function readReference(page: Page): Promise<string> {
  const reference = page.locator(".receipt__reference").first();
  await expect(reference).toHaveText(/^V-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  return (await reference.textContent()) ?? "";
}

const linksIn = ({ text = "" }: Email): string[] =>
  text.match(new RegExp(`${pair.siteUrl}${path}/[a-z2-7]{32}`, "g")) ?? [];

async function linkTo(email: string, number = 1): Promise<string> {
  const [link = ""] = linksIn(await pair.waitForEmail(email, number));
  keys.add(link.slice(-32));
  return link;
}

async function openBooking(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page, "Open my booking");
}

/** A confirmed booking, and its link. */
async function book(page: Page, kind: string, email: string): Promise<string> {
  await fill(page, kind, email);
  await press(page, "Book this visit");
  await readReference(page);
  const link = await linkTo(email);
  await openBooking(page, link);
  await press(page, "Confirm my visit");
  await expect(page.getByText("Your visit is booked.")).toBeVisible();
  return link;
}

const failures = async (page: Page) => [...(await findWithAxe(page)), ...(await findWithIbm(page))];

test("the menu, home, the end of pages and the contact page lead to visits and enquiries", async ({
  page,
}) => {
  for (const [at, area] of [
    ["/about", "#menu"],
    ["/about", ".lead-on"],
    ["/", ".banner"],
    ["/contact", ".contact__details"],
  ] as const) {
    await open(page, at);
    for (const address of [path, "/admission/enquire"])
      await expect(page.locator(`${area} a[href="${address}"]`), `${at} ${area}`).toHaveCount(1);
  }
  const sitemap = await (await page.request.get(`${pair.siteUrl}/sitemap.xml`)).text();
  expect(sitemap).toContain(`${path}</loc>`);
  expect(sitemap).not.toContain(`${path}/`);
});

test("a family books, confirms by the link, changes and cancels without JavaScript", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = "asha@home.example";
  await addTime("First talk", { day: "2026-12-10", places: 2 });
  await addTime("Second talk", { day: "2026-12-11", time: "14:30", places: 2 });
  await fill(page, "First talk", email);
  await field(page, "Our e-mails in").selectOption("hi");
  await press(page, "Book this visit");
  await expect(
    page.getByRole("heading", { name: "Confirm your e-mail address within 30 minutes" }),
  ).toBeVisible();
  const reference = await readReference(page);
  await expect(receiptOf(page).locator('[lang="hi"]')).toContainText("पुष्टि");
  expect(page.url()).not.toMatch(/Asha|home/);
  expect(await findBookings(email)).toMatchObject([
    { reference, state: "unconfirmed", people: 3, class: "VI", language: "hi" },
  ]);

  const link = await linkTo(email);
  await openBooking(page, link);
  await expect(page.locator(".booking")).toContainText("Thursday, 10 December 2026");
  await press(page, "Confirm my visit");
  await expect(page.getByText("Your visit is booked.")).toBeVisible();
  await expect(page.locator('.booking [lang="hi"]').first()).toContainText("यात्रा");
  expect(await page.content()).not.toMatch(/Asha|home\.example/);
  expect((await pair.waitForEmail(email, 2)).attachments).toHaveLength(1);

  await page.getByText("Change my visit").first().click();
  await timeOf(page, "Second talk").check();
  await page.getByLabel("How many people come").selectOption("5");
  await press(page, "Change my visit");
  await expect(page.getByText("We have changed your booking")).toBeVisible();
  for (const shown of ["Friday, 11 December 2026", "2:30 PM", "5"])
    await expect(page.locator(".booking__list")).toContainText(shown);
  expect(await findBookings(email)).toMatchObject([{ reference, state: "booked", people: 5 }]);
  expect((await page.request.get(link)).status()).toBe(404);

  // The forms of the page have the new key.
  await page.getByText("Cancel my visit").first().click();
  await press(page, "Cancel my visit");
  await expect(page.getByText("Your visit is cancelled.")).toBeVisible();
  expect(await findBookings(email)).toMatchObject([{ reference, state: "cancelled" }]);
  await linkTo(email, 3);

  // The same request again is another booking.
  await page.getByRole("link", { name: "Book another visit" }).click();
  await timeOf(page, "First talk").check();
  await field(page, "How many people come").selectOption("3");
  await field(page, "Class").selectOption("VI");
  await field(page, "Your name").fill("Asha Rawat");
  await field(page, "E-mail").fill(email);
  await field(page, "Our e-mails in").selectOption("hi");
  await press(page, "Book this visit");
  expect(await readReference(page)).not.toBe(reference);
  expect(await findBookings(email)).toHaveLength(2);
  await context.close();
});

test("errors are in a summary that has the focus, and at the fields, and the text stays", async ({
  page,
}) => {
  await open(page);
  await field(page, "Your name").fill("Only a name");
  await press(page, "Book this visit");
  const summary = page.getByRole("region", { name: "Errors" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([
    "Day and time: Choose a day and time",
    "Class: Choose a class",
    "E-mail: Enter an e-mail address",
  ]);
  await expect(field(page, "Your name")).toHaveValue("Only a name");
  await expect(field(page, "E-mail")).toHaveAccessibleDescription("Enter an e-mail address");
  await expect(page.getByRole("group", { name: "Day and time" })).toHaveAccessibleDescription(
    "Choose a day and time",
  );
  await summary.getByRole("link", { name: /^Day and time/ }).click();
  await expect(page.getByRole("radio").first()).toBeFocused();
  expect(await failures(page)).toEqual([]);
});

test("the keyboard alone books a visit, and no page loads a script", async ({ page }) => {
  await open(page);
  expect(await page.locator("script[src]").count()).toBe(0);
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  for (const typed of ["", "VI", "Asha Rawat", "keyboard@home.example"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(typed);
  }
  await page.keyboard.press("Enter");
  const reference = await readReference(page);
  await expect(receiptOf(page)).toBeFocused();
  expect(await page.locator("script[src]").count()).toBe(0);
  expect(await failures(page)).toEqual([]);
  expect(await findBookings("keyboard@home.example")).toMatchObject([{ reference, class: "VI" }]);
  await page.goto(await linkTo("keyboard@home.example"));
  expect(await failures(page)).toEqual([]);
  await page.getByRole("button", { name: "Open my booking" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Confirm my visit" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your visit is booked.")).toBeVisible();
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  expect(await page.locator("script[src]").count()).toBe(0);
  expect(await failures(page)).toEqual([]);
});

test("pressing the button twice makes one booking", async ({ page }) => {
  await fill(page, "Sample tour", "twice@home.example");
  await page.getByRole("button", { name: "Book this visit" }).dblclick();
  await readReference(page);
  expect(await findBookings("twice@home.example")).toHaveLength(1);
  await linkTo("twice@home.example");
});

test("a full time has a waiting list; a change to it keeps the place until the family agrees", async ({
  page,
}) => {
  await addTime("Small tour", { day: "2026-12-14" });
  await addTime("Large tour", { day: "2026-12-15", places: 5 });
  await book(page, "Small tour", "small@home.example");
  await expect(async () => {
    await open(page);
    await expect(page.locator(".visit-time", { hasText: "Small tour" })).toContainText(
      "Full: waiting list",
      { timeout: 200 },
    );
  }).toPass({ timeout: 20_000 });
  await fill(page, "Small tour", "waiting@home.example");
  await press(page, "Book this visit");
  await expect(page.getByRole("heading", { name: "You are on the waiting list" })).toBeVisible();
  await linkTo("waiting@home.example");

  await book(page, "Large tour", "large@home.example");
  await page.getByText("Change my visit").first().click();
  await timeOf(page, "Small tour").check();
  await press(page, "Change my visit");
  await expect(page.getByText("That time is full.")).toBeVisible();
  expect(await findBookings("large@home.example")).toMatchObject([{ state: "booked" }]);
  await press(page, "Give up my place and wait");
  await expect(page.getByText("You are on the waiting list.")).toBeVisible();
  expect(await findBookings("large@home.example")).toMatchObject([{ state: "waiting" }]);
  await linkTo("large@home.example", 3);
});

test("a lost link is sent again to the same address, and the old one is dead", async ({ page }) => {
  const email = "lost@home.example";
  const old = await book(page, "Large tour", email);
  await open(page);
  const form = page.getByRole("region", { name: "Send me my link again" });
  await form.getByRole("button").click();
  await expect(form.getByRole("region", { name: "Errors" })).toBeFocused();
  await form.getByLabel("E-mail").fill(email);
  await form.getByRole("button").click();
  await expect(page.getByText("If this address has a booking")).toBeFocused();
  expect(page.url()).not.toContain("home");
  const link = await linkTo(email, 3);
  expect(link).not.toBe(old);
  const dead = await page.goto(old);
  expect(dead?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Send me my link again" })).toBeVisible();
  await openBooking(page, link);
  await expect(page.getByText("Your visit is booked.")).toBeVisible();
});

test("a browser that opens every link of every e-mail changes nothing", async ({ page }) => {
  const emails = await Promise.all(
    [...new Set(pair.mailbox.received.flatMap(({ to }) => to))].map(pair.mailbox.emailsTo),
  );
  const links = new Set(emails.flat().flatMap(linksIn));
  expect(links.size).toBeGreaterThan(6);
  const before = await listBookings();
  const count = pair.mailbox.received.length;
  for (const link of links) {
    expect([200, 404]).toContain((await page.request.fetch(link, { method: "HEAD" })).status());
    await page.goto(link);
    await page.waitForLoadState("networkidle");
    expect(await page.content()).not.toMatch(/Asha|home\.example|December/);
  }
  expect(await listBookings()).toEqual(before);
  expect(pair.mailbox.received).toHaveLength(count);
});

test("the address of a booking is stored nowhere, and its spelling does not matter", async ({
  page,
}) => {
  const [key = ""] = keys;
  for (const at of [
    `${path}/${key}`,
    `${path}/${unknownKey}`,
    `${path}/x`,
    `/Admission/VISIT/x/`,
  ]) {
    const response = await page.request.get(pair.siteUrl + at, { maxRedirects: 0 });
    expect(response.headers(), at).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(await response.text()).not.toContain(key);
  }
});

test("only the pages of the site may post, and bots and wrong values are refused", async ({
  page,
}) => {
  const form = { time: "1", people: "2", class: "VI", name: "A", email: "a@home.example" };
  const post = (at: string, values: object, origin = pair.siteUrl) =>
    page.request.post(pair.siteUrl + at, {
      form: { ...form, language: "en", ...values },
      headers: { origin },
    });
  const [time = ""] = await page.request
    .get(`${pair.siteUrl}${path}`)
    .then(async (response) => /name="time"[^>]* value="(\d+)"/.exec(await response.text()) ?? [])
    .then(([, id]) => [id]);
  expect((await post(path, { time }, "https://elsewhere.example")).status()).toBe(403);
  expect((await post(path, { time, website: "https://spam.example" })).status()).toBe(403);
  expect((await post(path, { time: "4711" })).status()).toBe(422);
  expect((await post(path, { time, people: "6" })).status()).toBe(422);
  expect((await post(path, { time, class: "<b>" })).status()).toBe(422);
  const [key = ""] = keys;
  const cancel = { action: "cancel" };
  expect((await post(`${path}/${key}`, cancel, "https://elsewhere.example")).status()).toBe(403);
  expect((await post(`${path}/${unknownKey}`, cancel)).status()).toBe(404);
  expect(await findBookings("a@home.example")).toEqual([]);
});

for (const width of [360, 1280])
  test(`the form fits into ${width} px, and at 200 % text size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await getWidth()).toBe(width);
    expect(await failures(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await getWidth()).toBe(width);
  });

test("while the CMS is down a request is accepted once, and a booking asks to try again", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const email = "down@home.example";
  const link = await linkTo("lost@home.example", 3);
  await fill(page, "Large tour", email);
  await openBooking(await page.context().newPage(), link);
  const [, other] = page.context().pages();
  await pair.cms.stop();
  await page.getByRole("button", { name: "Book this visit" }).dblclick();
  const reference = await readReference(page);
  await expect(
    page.getByRole("heading", { name: `We have your request ${reference}` }),
  ).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(503);
  await expect(page.getByText("Please try again in a few minutes.")).toBeVisible();
  await other?.getByText("Cancel my visit").first().click();
  if (other) await press(other, "Cancel my visit");
  await expect(other?.getByText("nothing has changed") ?? page.locator("never")).toBeVisible();

  await pair.startCmsAgain();
  await expect
    .poll(() => findBookings(email), { timeout: 90_000 })
    .toMatchObject([{ reference, state: "unconfirmed" }]);
  await openBooking(page, await linkTo(email));
  await press(page, "Confirm my visit");
  await expect(page.getByText("Your visit is booked.")).toBeVisible();
  if (other) await press(other, "Try again");
  await expect(other?.getByText("Your visit is cancelled.") ?? page.locator("never")).toBeVisible();
});

test("no log, metric or file of the website, and no log of the CMS, has a key", async ({
  page,
}) => {
  expect(keys.size).toBeGreaterThan(8);
  const metrics = await (await page.request.get(`${pair.siteUrl}/metrics`)).text();
  expect(metrics).toContain("/admission/visit/:key");
  const { dataDir, log } = pair.site;
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), "latin1"));
  const stored = [...log, ...pair.cms.lines, metrics, ...files].join("\n");
  for (const key of keys) expect(stored).not.toContain(key);
});

test("when the school closes visits, the address is the 404 page and nothing links to it", async ({
  page,
}) => {
  await pair.editor.ask("POST", "globals/visit-settings", { isOpen: false });
  const get = (at: string) => page.request.get(pair.siteUrl + at);
  const inTime = { timeout: 20_000 };
  await expect.poll(async () => (await get(path)).status(), inTime).toBe(404);
  for (const at of ["/contact", "/about", "/sitemap.xml", "/"])
    await expect
      .poll(async () => (await get(at)).text(), { ...inTime, message: at })
      .not.toContain(`"${path}"`);
  await open(page, "/about");
  await expect(page.locator(".lead-on").getByRole("link", { name: "Visit us" })).toHaveAttribute(
    "href",
    "/contact#contact-details",
  );
});
