import type { Locator, Page } from "@playwright/test";
import { expect, withHome } from "./harness/fixtures.ts";
import { holdRequests } from "./harness/hold-requests.ts";
import { markLoad } from "./harness/list-page.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const calendar = (page: Page) => page.getByRole("region", { name: "Academic calendar" });
const title = (page: Page) => calendar(page).getByRole("heading", { level: 3 });
const entries = (page: Page) => calendar(page).getByRole("heading", { level: 4 });
const next = (page: Page) => calendar(page).getByRole("button", { name: "Next month" });
const previous = (page: Page) => calendar(page).getByRole("button", { name: "Previous month" });
const expectBusy = (page: Page, isBusy: boolean) =>
  expect(page.locator(".calendar")).toHaveAttribute("aria-busy", String(isBusy));

/** Clicks twelve times without waiting. */
const clickTwelveTimes = (button: Locator) => button.click({ clickCount: 12 });

test("the buttons change the month both ways, also across the year [A106, A108, A109, A110, A111]", async ({
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
  await expect(calendar(page)).toContainText("No entries for February 2027.");
  for (const month of ["January 2027", "December 2026", "November 2026", "October 2026"]) {
    await previous(page).click();
    await expect(title(page)).toHaveText(month);
  }
  await expect(title(page)).toHaveAttribute("aria-live", "polite");
  await expect(previous(page)).toBeFocused();
  await expect(page).toHaveURL(/month=2026-10/);
  // Changing the month adds no history entry.
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("twelve quick clicks move twelve months, forward and back [A109, A110]", async ({ page }) => {
  await page.goto("/");
  await clickTwelveTimes(next(page));
  await expect(title(page)).toHaveText("November 2027");
  await expect(page).toHaveURL(/\?month=2027-11#calendar$/);
  await expect(calendar(page)).toContainText("No entries for November 2027.");
  await clickTwelveTimes(previous(page));
  await expect(title(page)).toHaveText("November 2026");
  await expect(page).toHaveURL(/\?month=2026-11#calendar$/);
  await expect(entries(page).first()).toHaveText("Half-term reports go to parents");
});

test("the month's name changes on every click while its entries load, with aria-busy [A110]", async ({
  page,
}) => {
  const releaseRequests = await holdRequests(page, "**/?month=*");
  await page.goto("/");
  for (const month of ["December 2026", "January 2027"]) {
    await next(page).click();
    await expect(title(page)).toHaveText(month);
  }
  await expectBusy(page, true);
  releaseRequests();
  await expect(entries(page)).toHaveText(["Office opens again"]);
  await expectBusy(page, false);
});

test("the month's name is painted before its entries are requested [A110]", async ({ page }) => {
  await page.goto("/");
  await next(page).click();
  await expect(title(page)).toHaveText("December 2026");
  await expectBusy(page, false);
  const order = await next(page).evaluate(
    (button: HTMLElement) =>
      new Promise<string[]>((done) => {
        const seen: string[] = [];
        XMLHttpRequest.prototype.send = () => done([...seen, "requested"]);
        requestAnimationFrame(() => seen.push("a frame"));
        button.click();
        seen.push(document.querySelector(".calendar__title")?.textContent ?? "");
      }),
  );
  expect(order).toEqual(["January 2027", "a frame", "requested"]);
});

test("clicks before the calendar's script loads are replayed [A109, A110]", async ({ page }) => {
  const releaseRequests = await holdRequests(page, "**/assets/home-*.js");
  await page.goto("/");
  const expectNoReload = await markLoad(page);
  await clickTwelveTimes(next(page));
  releaseRequests();
  await expect(title(page)).toHaveText("November 2027");
  await expectNoReload();
});

test("clicks before any script has loaded work, too [A109, A110]", async ({ page }) => {
  const releaseRequests = await holdRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  for (const month of ["December 2026", "January 2027", "February 2027"]) {
    await next(page).click();
    await expect(title(page)).toHaveText(month);
  }
  releaseRequests();
  for (let press = 3; press < 12; press += 1) await next(page).click();
  await expect(title(page)).toHaveText("November 2027");
  await expect(page).toHaveURL(/\?month=2027-11#calendar$/);
});
