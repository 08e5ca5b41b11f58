import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { visitPath as path, prepareVisitPages } from "./harness/visit-pages.ts";

/** A booking of a visit from the form to the last link. */
test.describe.configure({ mode: "serial" });

const {
  pair,
  keys,
  findBookings,
  addTime,
  open,
  field,
  press,
  timeOf,
  fill,
  receiptOf,
  readReference,
  linkTo,
  openBooking,
  book,
} = prepareVisitPages();
const unknownKey = "a".repeat(32);

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
  await expect(page.locator('.booking [lang="hi"]').first()).toContainText("स्कूल आने का आपका समय");
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
  const address = (await page.locator(".booking form").first().getAttribute("action")) ?? "";
  expect(address).toMatch(/^\/admission\/visit\/[a-z2-7]{32}$/);
  keys.add(address.slice(-32));
  await page.getByText("Cancel my visit").first().click();
  await press(page, "Cancel my visit");
  await expect(page.getByText("Your visit is cancelled.")).toBeVisible();
  expect(await findBookings(email)).toMatchObject([{ reference, state: "cancelled" }]);

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

test("a full time has a waiting list; a change to it reserves the place until the family agrees", async ({
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
