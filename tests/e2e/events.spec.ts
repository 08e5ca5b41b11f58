import { holdRequests } from "../../scripts/hold-requests.ts";
import { eventsContent } from "./events-content.ts";
import { countOf, noteThisLoad, optionsOf, titlesOf } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent(eventsContent);

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("two tabs lead to Events and News, the Events one is marked [A115]", async ({ page }) => {
      await page.goto("/Events");
      const tabs = page.getByRole("navigation", { name: "Events and news" }).getByRole("link");
      await expect(tabs).toHaveText(["Events", "News"]);
      await expect(tabs.first()).toHaveAttribute("aria-current", "page");
      await tabs.last().click();
      await expect(page).toHaveURL(/\/News$/);
    });

    test("the count follows the filters and is announced politely [A116]", async ({ page }) => {
      await page.goto("/Events");
      await expect(countOf(page)).toHaveText("Total 3");
      await page.getByLabel("Year", { exact: true }).selectOption("All");
      await expect(countOf(page)).toHaveText("Total 6");
      await page.getByLabel("Search", { exact: true }).fill("cricket");
      await expect(countOf(page)).toHaveText("Total 2");
    });

    test("the search finds any part of a title in any letter case, while it is typed [A119]", async ({
      page,
    }) => {
      await page.goto("/Events?year=all");
      const stays = await noteThisLoad(page);
      await page.getByLabel("Search", { exact: true }).pressSequentially("CRICK");
      await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final", "Cricket practice"]);
      await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
      await stays();
    });

    test("year, month and search combine [A123]", async ({ page }) => {
      await page.goto("/Events");
      await page.getByLabel("Month", { exact: true }).selectOption("Nov");
      await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final", "वार्षिक खेल दिवस"]);
      await page.getByLabel("Search", { exact: true }).fill("cricket");
      await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final"]);
      await page.getByLabel("Year", { exact: true }).selectOption("2025");
      await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
      await expect(page).toHaveURL("/Events?year=2025&month=11&q=cricket");
    });

    test("an empty result says so and offers all years; nothing jumps to another year [A126]", async ({
      page,
    }) => {
      await page.goto("/Events");
      await page.getByLabel("Search", { exact: true }).fill("founders");
      await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
      await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
      await expect(countOf(page)).toHaveText("Total 0");
      await page.getByRole("button", { name: "Show all years" }).click();
      await expect(titlesOf(page)).toHaveText(["Founders' walk"]);
      await expect(page.getByLabel("Year", { exact: true })).toHaveValue("all");
    });
  });
}

test("the years are All, then every year of the events and the current one, newest first [A117]", async ({
  page,
}) => {
  await page.goto("/Events");
  await expect(optionsOf(page, "Year")).toHaveText(["All", "2026", "2025", "2023"]);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
});

test("the months are All and Jan to Dec; All is chosen at first [A118]", async ({ page }) => {
  await page.goto("/Events");
  const months = "All Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
  await expect(optionsOf(page, "Month")).toHaveText(months);
  await expect(page.getByLabel("Month", { exact: true }).locator(":checked")).toHaveText("All");
});

test("only events are listed, newest first [A120]", async ({ page }) => {
  await page.goto("/Events?year=all");
  await expect(titlesOf(page)).toHaveText([
    "Inter-house CRICKET final",
    "वार्षिक खेल दिवस",
    "Inter-house quiz",
    "Cricket practice",
    "Founders' walk",
    "Undated talk",
  ]);
});

test("choosing a year leaves out events without a date [A124]", async ({ page }) => {
  await page.goto("/Events?year=all&q=talk");
  await expect(titlesOf(page)).toHaveText(["Undated talk"]);
  await page.getByLabel("Year", { exact: true }).selectOption("2026");
  await expect(titlesOf(page)).toHaveCount(0);
});

test("clearing all filters restores the full list [A125]", async ({ page }) => {
  await page.goto("/Events?year=2025&month=11&q=cricket");
  await expect(titlesOf(page)).toHaveCount(1);
  await page.getByLabel("Search", { exact: true }).clear();
  await page.getByLabel("Month", { exact: true }).selectOption("All");
  await page.getByLabel("Year", { exact: true }).selectOption("All");
  await expect(titlesOf(page)).toHaveCount(6);
  await expect(page).toHaveURL("/Events?year=all");
});

test("Back undoes a whole search, then the year before it, without loading the page anew", async ({
  page,
}) => {
  await page.goto("/Events");
  const stays = await noteThisLoad(page);
  await page.getByLabel("Year", { exact: true }).selectOption("All");
  await expect(titlesOf(page)).toHaveCount(6);
  const search = page.getByLabel("Search", { exact: true });
  await search.pressSequentially("quiz", { delay: 300 });
  await expect(titlesOf(page)).toHaveText(["Inter-house quiz"]);
  await page.goBack();
  await expect(titlesOf(page)).toHaveCount(6);
  await expect(search).toHaveValue("");
  await page.goBack();
  await expect(titlesOf(page)).toHaveCount(3);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
  await page.goForward();
  await expect(titlesOf(page)).toHaveCount(6);
  await stays();
});

test("what is typed before the script has come is looked for once it is there", async ({
  page,
}) => {
  const letGo = await holdRequests(page, "**/assets/swap*");
  await page.goto("/Events?year=all");
  await page.getByLabel("Search", { exact: true }).fill("quiz");
  await expect(titlesOf(page)).toHaveCount(6);
  letGo();
  await expect(titlesOf(page)).toHaveText(["Inter-house quiz"]);
  await expect(page).toHaveURL("/Events?year=all&q=quiz");
});

test("an answer that comes late never replaces the list of a later question", async ({ page }) => {
  await page.goto("/Events?year=all");
  const letGo = await holdRequests(page, "**/Events?year=2023");
  await page.getByLabel("Year", { exact: true }).selectOption("2023");
  await page.getByLabel("Year", { exact: true }).selectOption("2025");
  await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
});

test("an address with filter values that make no sense shows the usual first view", async ({
  page,
}) => {
  await page.goto("/Events?year=x&month=77&page=-3&q=%00");
  await expect(countOf(page)).toHaveText("Total 3");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters work as a form, and every view has its address", async ({ page }) => {
    await page.goto("/Events");
    await page.getByLabel("Year", { exact: true }).selectOption("All");
    await page.getByLabel("Search", { exact: true }).fill("cricket");
    await page.getByRole("button", { name: "Show the results" }).click();
    await expect(titlesOf(page)).toHaveText(["Inter-house CRICKET final", "Cricket practice"]);
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue("cricket");
  });
});
