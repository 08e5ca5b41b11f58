import type { Locator, Page } from "@playwright/test";
import { markPageLoad } from "./harness/list-page.ts";
import { expect, withHome } from "./harness/fixtures.ts";
import { holdRequests } from "./harness/hold-requests.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const calendar = (page: Page) => page.getByRole("region", { name: "Academic calendar" });
const title = (page: Page) => calendar(page).getByRole("heading", { level: 3 });
const entries = (page: Page) => calendar(page).getByRole("heading", { level: 4 });
const next = (page: Page) => calendar(page).getByRole("button", { name: "Next month" });
const previous = (page: Page) => calendar(page).getByRole("button", { name: "Previous month" });
const expectBusy = (page: Page, isBusy: boolean) =>
  expect(page.locator(".calendar")).toHaveAttribute("aria-busy", String(isBusy));

/** Presses as fast as a finger can, without looking whether anything has happened. */
const pressTwelveTimes = (button: Locator) => button.click({ clickCount: 12 });

test("the buttons turn the month both ways, over the end of the year too [A106, A108, A109, A110, A111]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(title(page)).toHaveText("November 2026");
  await expect(entries(page)).toHaveCount(3);
  const steps = await page.evaluate(() => history.length);
  for (const [month, listed] of [
    ["December 2026", ["Boys go home"]],
    ["January 2027", ["Office opens again"]],
    ["February 2027", []],
  ] as const) {
    await next(page).click();
    await expect(title(page)).toHaveText(month);
    await expect(entries(page)).toHaveText([...listed]);
  }
  await expect(calendar(page)).toContainText("Nothing is listed for February 2027.");
  for (const month of ["January 2027", "December 2026", "November 2026", "October 2026"]) {
    await previous(page).click();
    await expect(title(page)).toHaveText(month);
  }
  await expect(title(page)).toHaveAttribute("aria-live", "polite");
  await expect(previous(page)).toBeFocused();
  await expect(page).toHaveURL(/month=2026-10/);
  // Turning takes no step in the history.
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("twelve quick presses move twelve months, forward and back [A109, A110]", async ({ page }) => {
  await page.goto("/");
  await pressTwelveTimes(next(page));
  await expect(title(page)).toHaveText("November 2027");
  await expect(page).toHaveURL(/\?month=2027-11#calendar$/);
  await expect(calendar(page)).toContainText("Nothing is listed for November 2027.");
  await pressTwelveTimes(previous(page));
  await expect(title(page)).toHaveText("November 2026");
  await expect(page).toHaveURL(/\?month=2026-11#calendar$/);
  await expect(entries(page).first()).toHaveText("Half-term reports go to parents");
});

test("the month's name follows every press while its entries are on their way, and the block is busy [A110]", async ({
  page,
}) => {
  const letThrough = await holdRequests(page, "**/?month=*");
  await page.goto("/");
  for (const month of ["December 2026", "January 2027"]) {
    await next(page).click();
    await expect(title(page)).toHaveText(month);
  }
  await expectBusy(page, true);
  letThrough();
  await expect(entries(page)).toHaveText(["Office opens again"]);
  await expectBusy(page, false);
});

test("the month's name is painted before its entries are asked for [A110]", async ({ page }) => {
  await page.goto("/");
  await next(page).click();
  await expect(title(page)).toHaveText("December 2026");
  await expectBusy(page, false);
  const order = await next(page).evaluate(
    (button: HTMLElement) =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        XMLHttpRequest.prototype.send = () => done([...seen, "asked"]);
        requestAnimationFrame(() => seen.push("a frame"));
        button.click();
        seen.push(document.querySelector(".calendar__title")?.textContent ?? "");
      }),
  );
  expect(order).toEqual(["January 2027", "a frame", "asked"]);
});

test("presses count before the calendar's own script is there [A109, A110]", async ({ page }) => {
  const letThrough = await holdRequests(page, "**/assets/home-*.js");
  await page.goto("/");
  const expectNoReload = await markPageLoad(page);
  await pressTwelveTimes(next(page));
  letThrough();
  await expect(title(page)).toHaveText("November 2027");
  await expectNoReload();
});

test("presses count from before any script is there, too [A109, A110]", async ({ page }) => {
  const letThrough = await holdRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  for (const month of ["December 2026", "January 2027", "February 2027"]) {
    await next(page).click();
    await expect(title(page)).toHaveText(month);
  }
  letThrough();
  for (let press = 3; press < 12; press += 1) await next(page).click();
  await expect(title(page)).toHaveText("November 2027");
  await expect(page).toHaveURL(/\?month=2027-11#calendar$/);
});
