import { eventsContent } from "./events-content.ts";
import { countOf, noteThisLoad, titlesOf } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { holdRequests } from "./harness/hold-requests.ts";
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
  });
}

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
