import type { Page } from "@playwright/test";
import { type RunningHost, startContentHost } from "./harness/cms.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { openAdminPage } from "./harness/open-admin.ts";
import { type RunningSite, startSite } from "./harness/site.ts";
import { changeFee } from "./own-school-journey.ts";
import { askForRemoval, isShown, takeDown } from "./removal-journey.ts";

/** The whole product, as a school has it: our CMS with its sample content, and the site before it. */
test.describe.configure({ mode: "serial" });

let host: RunningHost;
let site: RunningSite;
let adminPage: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  host = await startContentHost();
  site = await startSite({ contentApiUrl: host.url, env: { ...host.env, CONTENT_POLL_MS: "" } });
  adminPage = await openAdminPage(browser, host);
});

test.afterAll(async () => {
  await adminPage?.context().close();
  await site?.stop();
  await host?.stop();
});

const openSite = async (page: Page, path: string) => {
  await page.goto(`${site.url}${path}`);
};

test("every page of the site has something to show from the sample content", async ({ page }) => {
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

test("a clerk publishes a news item and a parent sees it within 15 seconds [A301]", async ({
  page,
}) => {
  const title = "The hall has new lamps";
  await openSite(page, "/News");
  await expect(page.getByText(title)).toHaveCount(0);
  await adminPage.goto(`${host.url}/admin/collections/news/create`);
  await adminPage.locator('input[name="title"]').fill(title);
  await adminPage.getByRole("button", { name: "Publish" }).first().click();
  await expect(adminPage.getByText(/successfully/i).first()).toBeVisible();
  const published = performance.now();
  await expect(async () => {
    await openSite(page, "/News?year=all&q=lamps");
    await expect(page.getByText(title)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000, intervals: [500] });
  test.info().annotations.push({
    type: "seconds",
    description: ((performance.now() - published) / 1000).toFixed(1),
  });
});

test("a fee that the office changes is on the pages and in the search within 15 seconds, and so is the way back", async () => {
  await changeFee(adminPage, host.url, site.url);
});

test("a clerk types a date day first; one that cannot be read is refused beside its field, and nothing is emptied", async ({
  page,
}) => {
  await adminPage.goto(`${host.url}/admin/collections/news/create`);
  await adminPage.locator('input[name="title"]').fill("The founders come");
  const date = adminPage.getByLabel("Date", { exact: true });
  await expect(date).toHaveValue("20/11/2026");
  await date.fill("23/13/2026");
  await date.blur();
  await expect(adminPage.getByText("“23/13/2026” cannot be read as a date.")).toBeVisible();
  await adminPage.getByRole("button", { name: "Publish" }).first().click();
  await expect(adminPage.getByText("The following field is invalid: Date")).toBeVisible();
  await expect(date).toHaveValue("23/13/2026");
  await date.fill("05/12/2026");
  await expect(adminPage.getByText("Saturday, 5 December 2026")).toBeVisible();
  await adminPage.getByRole("button", { name: "Publish" }).first().click();
  await expect(adminPage.getByRole("link", { name: "On the website" }).first()).toBeVisible();
  await expect(async () => {
    await openSite(page, "/News?year=2026&q=founders");
    await expect(page.getByText("The founders come")).toBeVisible({ timeout: 500 });
    await expect(page.locator('time[datetime="2026-12-05"]')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000, intervals: [500] });
});

test("a clerk looks through a table, corrects a row, and imports it", async () => {
  await adminPage.goto(`${host.url}/admin/import?into=toppers`);
  const choose = async (marks: string) => {
    const rows = [`Table Pupil 1,XII,2025-26,${marks}`, "Table Pupil 2,X,2025-26,95"];
    await adminPage.getByLabel("Choose a table (XLSX or CSV)").setInputFiles({
      name: "toppers.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["Name,Class,Session,Marks", ...rows].join("\n")),
    });
    await adminPage.getByRole("button", { name: "Preview" }).click();
  };
  await choose("964");
  await expect(adminPage.getByText("1 row must be corrected")).toBeVisible();
  await expect(adminPage.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await choose("96.4");
  await expect(adminPage.getByText("Everything is in order; nothing is saved yet.")).toBeVisible();
  await adminPage.getByRole("button", { name: "Import", exact: true }).click();
  await adminPage.getByRole("link", { name: "Show the list" }).click();
  const row = adminPage.getByRole("row", { name: /Table Pupil 1/ });
  await expect(row).toContainText("Not on the website, because the consent note does not say");
});

test("a parent sends a message and the office finds it in the inbox", async ({ page }) => {
  await openSite(page, "/contact");
  await page.locator('[data-island="ContactForm"][data-alive]').waitFor();
  await page.getByLabel("Name", { exact: true }).fill("A Parent from the Valley");
  await page.getByLabel("Email", { exact: true }).fill("parent@home.example");
  await page.getByLabel("Message", { exact: true }).fill("When do terms begin? <b>नमस्ते</b>");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  await adminPage.goto(`${host.url}/admin/collections/contact-messages`);
  await expect(adminPage.getByText("A Parent from the Valley").first()).toBeVisible();
});

test("a photograph that a parent wants away is gone by one action", async ({ page }) => {
  const photo = await askForRemoval(page, site.url);
  await takeDown(adminPage, host.url);
  const shown = () => isShown(page, site.url, photo);
  await expect.poll(shown, { timeout: 15_000 }).toEqual([false, 404]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a parent filters events, with nothing but the form", async ({ page }) => {
    await openSite(page, "/Events");
    const all = Number(await page.locator(".filter-bar__number").textContent());
    await page.getByLabel("Search").fill("quiz");
    await page
      .getByRole("button", { name: /search|show|filter/i })
      .first()
      .click();
    await expect(page).toHaveURL(/q=quiz/);
    const found = Number(await page.locator(".filter-bar__number").textContent());
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    for (const title of await page.locator(".card__title").allTextContents())
      expect(title.toLowerCase()).toContain("quiz");
  });
});

test("with the CMS stopped the pages still answer with the last content [A300]", async ({
  page,
}) => {
  await openSite(page, "/Events");
  const title = (await page.locator(".card__title").first().textContent()) ?? "";
  await host.stop();
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
