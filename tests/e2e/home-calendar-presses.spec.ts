import { noteThisLoad } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { holdRequests } from "./harness/hold-requests.ts";
import { withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const calendar = (page: Page) => page.getByRole("region", { name: "Academic calendar" });
const title = (page: Page) => calendar(page).getByRole("heading", { level: 3 });
const entries = (page: Page) => calendar(page).getByRole("heading", { level: 4 });
const next = (page: Page) => calendar(page).getByRole("button", { name: "Next month" });

/** Presses as fast as a finger can, without looking whether anything has happened. */
async function pressTwelveTimes(page: Page, button: ReturnType<typeof next>): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  for (let press = 0; press < 12; press += 1) {
    await page.mouse.down();
    await page.mouse.up();
  }
}

test("the month's name is painted before its entries are asked for [A110]", async ({ page }) => {
  await page.goto("/");
  await next(page).click();
  await expect(title(page)).toHaveText("December 2026");
  await expect(page.locator(".calendar")).toHaveAttribute("aria-busy", "false");
  const order = await next(page).evaluate(async (button: HTMLElement) => {
    const seen: string[] = [];
    const { send } = XMLHttpRequest.prototype;
    const isAsked = new Promise<void>((done) => {
      XMLHttpRequest.prototype.send = function (...body) {
        seen.push("asked");
        done();
        return send.apply(this, body);
      };
    });
    requestAnimationFrame(() => seen.push("a frame"));
    button.click();
    seen.push(document.querySelector(".calendar__title")?.textContent ?? "");
    await isAsked;
    return seen;
  });
  expect(order).toEqual(["January 2027", "a frame", "asked"]);
});

test("presses count before the calendar's own script is there [A109, A110]", async ({ page }) => {
  const letThrough = await holdRequests(page, "**/assets/home-*.js");
  await page.goto("/");
  const stays = await noteThisLoad(page);
  await pressTwelveTimes(page, next(page));
  letThrough();
  await expect(title(page)).toHaveText("November 2027");
  await stays();
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

test.describe("when a month cannot be fetched", () => {
  test.use({ expectedErrors: ["ERR_FAILED"] });

  test("the browser goes to the month's own address [A110]", async ({ page }) => {
    await page.route("**/?month=*", async (route) => {
      if (route.request().resourceType() === "xhr") await route.abort();
      else await route.continue();
    });
    await page.goto("/");
    await next(page).click();
    await expect(page).toHaveURL(/\?month=2026-12#calendar$/);
    await expect(entries(page)).toHaveText(["Boys go home"]);
  });
});
