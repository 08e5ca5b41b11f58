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

/** A visitor whose browser keeps a token, by which the host knows him. */
async function visitWithToken(
  page: Page,
  host: StubHost,
  storage: "localStorage" | "sessionStorage",
) {
  host.received.length = 0;
  giveByVisitor(host, forOne, forEverybody);
  await page.addInitScript((name) => {
    // The empty frames of the page have no storage.
    if (window.top === window) window[name].setItem("token", "abc123");
  }, storage);
}

test("a topper page shows a visitor with a token what the host has for him; year, name and Back filter it [A10, A168, A170]", async ({
  page,
  host,
}) => {
  await visitWithToken(page, host, "localStorage");
  await page.goto("/TopperX");
  await expect(namesOf(page)).toHaveText(["Other Sample", "Own Sample"]);
  await expect(countOf(page)).toHaveText("Total 2");
  await expect(optionsOf(page, "Year")).toHaveText(["All", "2025-2026", "2019-2020"]);
  await expect(register(page)).toContainText("Register your brother");
  const own = host.received.filter(({ headers }) => headers.authorization === "Bearer abc123");
  expect(own.map(({ path }) => path).sort()).toEqual(Object.keys(forOne));
  for (const { headers } of own) expect(headers["schoolcode"]).toBe("SGSM");
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
  await visitWithToken(page, host, "sessionStorage");
  for (const path of ["/", "/Events", "/contact", "/weeklyMenu", "/newsletter"]) {
    await page.goto(path);
    await expect(register(page), path).toContainText("Register your brother");
  }
});
