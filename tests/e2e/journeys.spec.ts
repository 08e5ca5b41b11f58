import type { Page } from "@playwright/test";
import { openAdminPage } from "./harness/admin.ts";
import { type RunningCms, startCms } from "./harness/cms.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { hydratedIsland } from "./harness/islands.ts";
import { changeFee, isShown, removePhoto, requestRemoval } from "./harness/journeys.ts";
import { type RunningSite, startSite } from "./harness/site.ts";

/** The CMS with its sample content, and the website. */
test.describe.configure({ mode: "serial" });

let cms: RunningCms;
let site: RunningSite;
let adminPage: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  cms = await startCms();
  site = await startSite({ contentApiUrl: cms.url, env: { ...cms.env, CONTENT_POLL_MS: "" } });
  adminPage = await openAdminPage(browser, cms);
});

test.afterAll(async () => {
  await adminPage?.context().close();
  await site?.stop();
  await cms?.stop();
});

const openSite = async (page: Page, path: string) => {
  await page.goto(`${site.url}${path}`);
};

test("every page shows sample content", async ({ page }) => {
  await openSite(page, "/Events");
  await expect(page.locator(".card").first()).toBeVisible();
  await openSite(page, "/Gallery");
  await page
    .getByRole("link", { name: /View Album/ })
    .first()
    .click();
  await expect(page.locator("[data-photo]").first()).toBeVisible();
  await openSite(page, "/TopperXII");
  await expect(page.getByText("Sample Pupil").first()).toBeVisible();
  await openSite(page, "/weeklyMenu");
  await expect(page.getByRole("columnheader", { name: "Breakfast" })).toBeVisible();
  await openSite(page, "/principal-message");
  await expect(page.getByText("Sample Principal").first()).toBeVisible();
});

test("an editor publishes a news item and a parent sees it within 15 seconds [A301]", async ({
  page,
}) => {
  const title = "The hall has new lamps";
  await openSite(page, "/News");
  await expect(page.getByText(title)).toHaveCount(0);
  await adminPage.goto(`${cms.url}/admin/collections/news/create`);
  await adminPage.locator('input[name="title"]').fill(title);
  await adminPage.getByRole("button", { name: "Publish" }).first().click();
  await expect(adminPage.getByText(/successfully/i).first()).toBeVisible();
  await expect(async () => {
    await openSite(page, "/News?year=all&q=lamps");
    await expect(page.getByText(title)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000, intervals: [500] });
});

test("home states how many more news items there are, beyond the 20 that the CMS returns for home [A67]", async ({
  page,
}) => {
  await openSite(page, "/News?year=all");
  const text = await page.locator(".filter-bar__count").textContent();
  const total = Number(/\d+/.exec(text ?? "")?.[0]);
  expect(total).toBeGreaterThan(80);
  await openSite(page, "/?tab=news");
  const block = page.getByRole("region", { name: "Events & news" });
  await expect(block.getByRole("article")).toHaveCount(12);
  await expect(block.getByRole("link", { name: `${total - 12} more news items` })).toBeVisible();
});

test("a changed fee is on the pages and in the search within 15 seconds, and the restored sample, too", async () => {
  await changeFee(adminPage, cms.url, site.url);
});

test("a parent's message appears in the inbox", async ({ page }) => {
  await openSite(page, "/contact");
  await hydratedIsland(page, "ContactForm").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("A Parent from the Valley");
  await page.getByLabel("Email", { exact: true }).fill("parent@home.example");
  await page.getByLabel("Message", { exact: true }).fill("When do terms begin? <b>नमस्ते</b>");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  await adminPage.goto(`${cms.url}/admin/collections/contact-messages`);
  await expect(adminPage.getByText("A Parent from the Valley").first()).toBeVisible();
});

test("one action removes a photo whose removal a parent requested", async ({ page }) => {
  const photo = await requestRemoval(page, site.url);
  await removePhoto(adminPage, cms.url);
  const shown = () => isShown(page, site.url, photo);
  await expect.poll(shown, { timeout: 15_000 }).toEqual([false, 404]);
});

test("while the CMS is stopped the pages show the last content [A300]", async ({ page }) => {
  await openSite(page, "/Events");
  const title = (await page.locator(".card__title").first().textContent()) ?? "";
  await cms.stop();
  for (const path of [
    "/",
    "/Events",
    "/News",
    "/Gallery",
    "/TopperX",
    "/weeklyMenu",
    "/principal-message",
    "/about",
  ]) {
    expect((await page.request.get(`${site.url}${path}`)).status(), path).toBe(200);
  }
  await openSite(page, "/Events?month=all");
  await expect(page.locator(".card__title").first()).toHaveText(title);
});
