import { expect, bareTest as test } from "./harness/fixtures.ts";
import { findFailures, visitPath as path, prepareVisitPages } from "./harness/visit-pages.ts";

/** The form that books a visit to the school. The sample school offers visits. */
test.describe.configure({ mode: "serial" });

const { pair, keys, findBookings, open, field, press, fill, receiptOf, readReference, linkTo } =
  prepareVisitPages();
const unknownKey = "a".repeat(32);

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
  expect(await findFailures(page)).toEqual([]);
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
  expect(await findFailures(page)).toEqual([]);
  expect(await findBookings("keyboard@home.example")).toMatchObject([{ reference, class: "VI" }]);
  await page.goto(await linkTo("keyboard@home.example"));
  expect(await findFailures(page)).toEqual([]);
  await page.getByRole("button", { name: "Open my booking" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Confirm my visit" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your visit is booked.")).toBeVisible();
  await page.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  expect(await page.locator("script[src]").count()).toBe(0);
  expect(await findFailures(page)).toEqual([]);
});

test("pressing the button twice makes one booking", async ({ page }) => {
  await fill(page, "Sample tour", "twice@home.example");
  await page.getByRole("button", { name: "Book this visit" }).dblclick();
  await readReference(page);
  expect(await findBookings("twice@home.example")).toHaveLength(1);
  await linkTo("twice@home.example");
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
    expect(await findFailures(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await getWidth()).toBe(width);
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
