import { giveByVisitor } from "./harness/content.ts";
import { countOf, optionsOf } from "./harness/expect-list.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import type { StubHost } from "./harness/stub-host.ts";

const topper = (name: string, division: string, sessionYear = "2025-2026") => ({
  _id: name,
  class: "X",
  sessionYear,
  name,
  division,
  stream: "Science",
  attachments: [],
});

const forEverybody: Record<string, unknown> = {
  "/api/onlineRegistration/SGSM": [{ title: "Register online" }],
  "/api/topper/SGSM": [topper("Anand Sample", "80"), topper("Bharat Sample", "81")],
};
const forOne: Record<string, unknown> = {
  "/api/onlineRegistration/SGSM": [{ title: "Register your brother" }],
  "/api/topper/SGSM": [
    topper("Own Sample", "91"),
    topper("Other Sample", "95"),
    topper("Old Sample", "97", "2019-2020"),
  ],
};

const test = withContent({ lists: forEverybody });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const namesOf = (page: Page) => page.locator(".toppers").getByRole("heading");
const register = (page: Page) => page.locator(".header__register");

/** The host knows one visitor by his token, and another school by its code. */
function knowOne(host: StubHost): void {
  host.received.length = 0;
  giveByVisitor(host, forOne, forEverybody);
}

const keep = (page: Page, local: Record<string, string>, session: Record<string, string> = {}) =>
  page.addInitScript(
    ([inLocal, inSession]) => {
      // The empty frames of the page have no storage.
      if (window.top !== window) return;
      for (const [key, value] of Object.entries(inLocal)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(inSession)) sessionStorage.setItem(key, value);
    },
    [local, session] as const,
  );

const own = (host: StubHost) =>
  host.received.filter(
    ({ headers }) => headers.authorization !== undefined || headers["schoolcode"] === "OTHER",
  );

test("a topper page shows a visitor with a token what the host has for him [A10]", async ({
  page,
  host,
}) => {
  knowOne(host);
  await keep(page, { token: "abc123" });
  await page.goto("/TopperX");
  await expect(namesOf(page)).toHaveText(["Other Sample", "Own Sample"]);
  await expect(countOf(page)).toHaveText("Total 2");
  await expect(optionsOf(page, "Year")).toHaveText(["All", "2025-2026", "2019-2020"]);
  await expect(register(page)).toContainText("Register your brother");
  expect(
    own(host)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["/api/onlineRegistration/SGSM", "/api/topper/SGSM"]);
  for (const { headers } of own(host)) {
    expect(headers.authorization).toBe("Bearer abc123");
    expect(headers["schoolcode"]).toBe("SGSM");
  }
});

test("year and name filter his toppers, and the address and Back go along [A10, A168, A170]", async ({
  page,
  host,
}) => {
  knowOne(host);
  await keep(page, { token: "abc123" });
  await page.goto("/TopperX");
  await expect(namesOf(page)).toHaveText(["Other Sample", "Own Sample"]);
  await page.getByLabel("Year", { exact: true }).selectOption("All");
  await expect(namesOf(page)).toHaveText(["Old Sample", "Other Sample", "Own Sample"]);
  await page.getByLabel("Search", { exact: true }).fill("OLD");
  await expect(namesOf(page)).toHaveText(["Old Sample"]);
  await expect(page).toHaveURL("/TopperX?year=all&q=OLD");
  await page.goBack();
  await expect(namesOf(page)).toHaveCount(3);
  await page.goto("/TopperX?year=2019-2020");
  await expect(namesOf(page)).toHaveText(["Old Sample"]);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2019-2020");
});

test("on every kind of page the registration button carries the title for a visitor with a token [A10, A23]", async ({
  page,
  host,
}) => {
  knowOne(host);
  await keep(page, {}, { token: "abc123" });
  for (const path of ["/", "/Events", "/contact", "/weeklyMenu", "/newsletter"]) {
    await page.goto(path);
    await expect(register(page), path).toContainText("Register your brother");
  }
});
