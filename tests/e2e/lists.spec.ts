import { expect, withContent } from "./harness/fixtures.ts";
import { holdRequests } from "./harness/hold-requests.ts";
import { listContent, longContent } from "./harness/list-content.ts";
import { cardTitles, field, markLoad, resultCount, selectOptions } from "./harness/list-page.ts";

const test = withContent(listContent);
type Page = Parameters<typeof cardTitles>[0];

const listTabs = (page: Page) =>
  page.getByRole("navigation", { name: "Events and news" }).getByRole("link");

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the tabs link events and news, each with its count and filters [A115, A128, A130]", async ({
      page,
    }) => {
      await page.goto("/Events");
      await expect(listTabs(page)).toHaveText(["Events", "News"]);
      await expect(listTabs(page).first()).toHaveAttribute("aria-current", "page");
      await listTabs(page).last().click();
      await expect(page).toHaveURL(/\/News$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest News");
      await expect(page).toHaveTitle(/Latest News/);
      await expect(listTabs(page)).toHaveText(["Events", "News"]);
      await expect(listTabs(page).last()).toHaveAttribute("aria-current", "page");
      await expect(resultCount(page)).toHaveText("Total 2");
      for (const label of ["Year", "Month", "Search"] as const)
        await expect(field(page, label)).toBeVisible();
    });

    test("the live search matches any part of a title, case-insensitively [A119, A138, A144]", async ({
      page,
    }) => {
      for (const [path, typed, titles] of [
        ["/Events", "CRICK", ["Inter-house CRICKET final", "Cricket practice"]],
        ["/News", "hall", ["New HALL opened", "Library hall painted"]],
        ["/Gallery", "sports", ["Annual SPORTS day", "Sports of old"]],
      ] as const) {
        await page.goto(`${path}?year=all`);
        const expectNoReload = await markLoad(page);
        await field(page, "Search").pressSequentially(typed);
        await expect(cardTitles(page)).toHaveText([...titles]);
        await expect(field(page, "Search")).toBeFocused();
        await expectNoReload();
      }
    });

    test("the gallery lists only photo albums; 'Total Categories' follows the filters [A140, A141]", async ({
      page,
    }) => {
      await page.goto("/Gallery");
      await expect(cardTitles(page)).toHaveText(["Autumn term", "Annual SPORTS day"]);
      await expect(resultCount(page)).toHaveText("Total Categories 2");
      await field(page, "Year").selectOption("All");
      await expect(resultCount(page)).toHaveText("Total Categories 3");
      await expect(page.getByText("Festival")).toHaveCount(0);
    });
  });
}

test("Back undoes a whole search, then the year before it, without a page load", async ({
  page,
}) => {
  await page.goto("/Events");
  const expectNoReload = await markLoad(page);
  await field(page, "Year").selectOption("All");
  await expect(cardTitles(page)).toHaveCount(6);
  await field(page, "Search").pressSequentially("quiz", { delay: 300 });
  await expect(cardTitles(page)).toHaveText(["Inter-house quiz"]);
  await page.goBack();
  await expect(cardTitles(page)).toHaveCount(6);
  await expect(field(page, "Search")).toHaveValue("");
  await page.goBack();
  await expect(cardTitles(page)).toHaveCount(3);
  await expect(field(page, "Year")).toHaveValue("2026");
  await page.goForward();
  await expect(cardTitles(page)).toHaveCount(6);
  await expectNoReload();
});

test("text typed before the script loads is searched for once it has loaded", async ({ page }) => {
  const releaseRequests = await holdRequests(page, "**/assets/partial-update*");
  await page.goto("/Events?year=all");
  await field(page, "Search").fill("quiz");
  await expect(cardTitles(page)).toHaveCount(6);
  releaseRequests();
  await expect(cardTitles(page)).toHaveText(["Inter-house quiz"]);
  await expect(page).toHaveURL("/Events?year=all&q=quiz");
});

test("a late response never replaces the list of a later request", async ({ page }) => {
  await page.goto("/Events?year=all");
  const releaseRequests = await holdRequests(page, "**/Events?year=2023");
  await field(page, "Year").selectOption("2023");
  await field(page, "Year").selectOption("2025");
  await expect(cardTitles(page)).toHaveText(["Cricket practice"]);
  releaseRequests();
  await page.unrouteAll({ behavior: "wait" });
  await expect(cardTitles(page)).toHaveText(["Cricket practice"]);
});

test.describe("when the list cannot be fetched", () => {
  test.use({ expectedErrors: ["net::ERR_FAILED"] });

  test("the browser navigates to the page", async ({ page }) => {
    await page.goto("/Events?year=all");
    await page.locator("html").evaluate((html) => html.setAttribute("data-first-load", ""));
    await page.route("**/Events?year=2025", (route) =>
      route.request().resourceType() === "document" ? route.fallback() : route.abort(),
    );
    await field(page, "Year").selectOption("2025");
    await expect(cardTitles(page)).toHaveText(["Cricket practice"]);
    await expect(page.locator("html[data-first-load]")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters work as a form, and every view has its URL", async ({ page }) => {
    await page.goto("/Events");
    await field(page, "Year").selectOption("All");
    await field(page, "Search").fill("cricket");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(cardTitles(page)).toHaveText(["Inter-house CRICKET final", "Cricket practice"]);
    await expect(field(page, "Search")).toHaveValue("cricket");
  });
});

test("an event's card and page show its details, with a calendar file [A121]", async ({
  page,
  request,
}) => {
  await page.goto("/Events?q=final");
  const card = page.getByRole("article");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/api\/image\/pavilion/);
  for (const text of ["28.11.2026", "10:00 AM", "The two unbeaten houses"])
    await expect(card.getByText(text)).toBeVisible();
  await expect(card.locator(".card__meta").getByText("Upper field")).toBeVisible();
  await expect(page.getByRole("link", { name: "Subscribe in a calendar app" })).toHaveAttribute(
    "href",
    /^webcal:\/\/[^/]+\/feeds\/events\.ics$/,
  );
  await card.getByRole("link", { name: "Inter-house CRICKET final" }).click();
  await expect(page).toHaveURL(/\/Events\/final$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inter-house CRICKET final");
  await expect(page.getByText("Saturday, 28 November 2026")).toBeVisible();
  for (const name of ["View Attachment", "Share this page"])
    await expect(page.getByRole("link", { name })).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(crumbs).toHaveText(["Home", "Events", "Inter-house CRICKET final"]);
  const file = page.getByRole("link", { name: "Add to calendar" });
  const response = await request.get((await file.getAttribute("href")) ?? "");
  expect(await response.text()).toContain("SUMMARY:Inter-house CRICKET final\r\n");
});

test("an unknown record and a calendar entry return 404", async ({ request }) => {
  for (const path of ["/Events/nothing", "/Events/term", "/News/nothing"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("news comes from news/all, with its first image or the default image [A129, A132]", async ({
  page,
}) => {
  await page.goto("/News?year=all");
  await expect(cardTitles(page)).toHaveText([
    "Results are out",
    "New HALL opened",
    "Library hall painted",
    "Undated note",
  ]);
  const cardImage = (title: string) =>
    page.getByRole("article").filter({ hasText: title }).locator("img");
  await expect(cardImage("New HALL")).toHaveAttribute("src", /^\/api\/image\/hall-1/);
  await expect(cardImage("Results")).toHaveAttribute("src", /^\/api\/image\/SGSM\/school/);
  await page.getByRole("link", { name: "New HALL opened" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New HALL opened");
  await expect(page.getByRole("article").locator("img")).toHaveCount(2);
});

test("the gallery starts with the current year and all months; cards show cover, title, description and date [A142, A143, A145, A146, A151]", async ({
  page,
}) => {
  await page.goto("/gallery");
  await expect(page).toHaveURL(/\/Gallery$/);
  await expect(selectOptions(page, "Year")).toHaveText(["All", "2026", "2024"]);
  await expect(field(page, "Year")).toHaveValue("2026");
  await expect(field(page, "Month").locator(":checked")).toHaveText("All");
  await expect(selectOptions(page, "Month").nth(3)).toHaveText("Mar");
  await page.goto("/Gallery?year=all");
  const autumn = page.getByRole("article").filter({ hasText: "Autumn term" });
  await expect(autumn.locator("img")).toHaveAttribute("src", /^\/api\/image\/cover/);
  await expect(autumn.getByText("Mist, books and football.")).toBeVisible();
  await expect(autumn.getByText("05-10-2026", { exact: true })).toBeVisible();
  const old = page.getByRole("article").filter({ hasText: "Sports of old" });
  await expect(old.getByText("05-03-2024", { exact: true })).toBeVisible();
});

withContent(longContent)("a long list has pages of 24 with links", async ({ page }) => {
  await page.goto("/Events");
  await expect(resultCount(page)).toHaveText("Total 50");
  await expect(cardTitles(page)).toHaveCount(24);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "Page 3 of 3" }).click();
  await expect(cardTitles(page)).toHaveText(["Event 49", "Event 50"]);
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(cardTitles(page).first()).toHaveText("Event 25");
  await field(page, "Search").fill("event 1");
  await expect(cardTitles(page).first()).toHaveText("Event 1");
  await expect(pages).toHaveCount(0);
});
