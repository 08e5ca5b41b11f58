import { expect } from "@playwright/test";
import { withBehaviour } from "../harness/bare-page.ts";

const test = withBehaviour("tabs");

const twoPanels = `<div data-behaviour="tabs">
  <div data-tabs="Meals" data-in-address>
    <a id="t1" href="?show=lunch" data-panel="lunch">Lunch</a>
    <a id="t2" href="?show=tea" data-panel="tea">Tea</a>
    <a id="t3" href="?show=dinner" data-panel="dinner">Dinner</a>
  </div>
  <div id="lunch">Dal</div><div id="tea">Rusk</div><div id="dinner">Rice</div>
</div>`;

test("links become tabs: one panel shows, and the row has its name", async ({ page, bare }) => {
  await bare.open(twoPanels);
  await expect(page.getByRole("tablist", { name: "Meals" })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Lunch");
  await expect(page.getByRole("tabpanel")).toHaveText("Dal");
  await page.getByRole("tab", { name: "Tea" }).click();
  await expect(page.getByRole("tabpanel", { name: "Tea" })).toHaveText("Rusk");
  await expect(page).toHaveURL(/\?show=tea$/);
});

test("a press marks the tab at once, its panel follows a frame later", async ({ page, bare }) => {
  await bare.open(twoPanels);
  const tea = page.getByRole("tab", { name: "Tea" });
  const atOnce = await tea.evaluate((tab: HTMLElement) => {
    tab.click();
    return [tab.ariaSelected, document.getElementById("tea")?.hidden];
  });
  expect(atOnce).toEqual(["true", true]);
  await expect(page.getByRole("tabpanel")).toHaveText("Rusk");
});

test("a part shows on the tabs that it names", async ({ page, bare }) => {
  await bare.open(`<div data-behaviour="tabs">
    <div data-tabs="Kinds">
      <a id="t1" href="/" data-panel="all-of-it" data-tab="all" aria-current="true">All</a>
      <a id="t2" href="/" data-panel="all-of-it" data-tab="news">News</a>
    </div>
    <ul id="all-of-it"><li data-on-tabs="all news">Prizes</li><li data-on-tabs="all">Match</li></ul>
    <p data-on-tabs="none" hidden>Nothing</p>
  </div>`);
  await expect(page.getByText("Match")).toBeVisible();
  await page.getByRole("tab", { name: "News" }).click();
  await expect(page.getByText("Match")).toBeHidden();
  await expect(page.getByText("Prizes")).toBeVisible();
  await expect(page.getByText("Nothing")).toBeHidden();
  await expect(page.getByRole("tabpanel", { name: "News" })).toBeVisible();
});
