import { servePersonalized } from "./harness/content.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { resultCount, selectOptions } from "./harness/list-page.ts";
import type { StubCms } from "./harness/stub-cms.ts";

const topper = (name: string, division: string, sessionYear = "2025-2026") => ({
  _id: name,
  class: "X",
  sessionYear,
  name,
  division,
  stream: "Science",
  attachments: [],
});

const publicResponses: Record<string, unknown> = {
  "/api/onlineRegistration/SGSM": [{ title: "Register online" }],
  "/api/topper/SGSM": [topper("Anand Sample", "80"), topper("Bharat Sample", "81")],
};
const personalResponses: Record<string, unknown> = {
  "/api/onlineRegistration/SGSM": [{ title: "Register your brother" }],
  "/api/topper/SGSM": [
    topper("Own Sample", "91"),
    topper("Other Sample", "95"),
    topper("Old Sample", "97", "2019-2020"),
  ],
};

const test = withContent({ lists: publicResponses });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const topperNames = (page: Page) => page.locator(".toppers").getByRole("heading");
const register = (page: Page) => page.locator(".header__register");

/** A visitor with a token in the browser's storage. */
async function visitWithToken(
  page: Page,
  cms: StubCms,
  storage: "localStorage" | "sessionStorage",
) {
  cms.received.length = 0;
  servePersonalized(cms, personalResponses, publicResponses);
  await page.addInitScript((name) => {
    // Frames without an origin have no storage.
    if (window.top === window) window[name].setItem("token", "abc123");
  }, storage);
}

test("with a token a topper page shows the personalized list; filters and Back work on it [A10, A168, A170]", async ({
  page,
  cms,
}) => {
  await visitWithToken(page, cms, "localStorage");
  await page.goto("/TopperX");
  await expect(topperNames(page)).toHaveText(["Other Sample", "Own Sample"]);
  await expect(resultCount(page)).toHaveText("Total 2");
  await expect(selectOptions(page, "Year")).toHaveText(["All", "2025-2026", "2019-2020"]);
  await expect(register(page)).toContainText("Register your brother");
  const own = cms.received.filter(({ headers }) => headers.authorization === "Bearer abc123");
  expect(own.map(({ path }) => path).sort()).toEqual(Object.keys(personalResponses));
  for (const { headers } of own) expect(headers["schoolcode"]).toBe("SGSM");
  await page.getByLabel("Year", { exact: true }).selectOption("All");
  await expect(topperNames(page)).toHaveText(["Old Sample", "Other Sample", "Own Sample"]);
  await page.getByLabel("Search", { exact: true }).fill("OLD");
  await expect(topperNames(page)).toHaveText(["Old Sample"]);
  await expect(page).toHaveURL("/TopperX?year=all&q=OLD");
  await page.goBack();
  await expect(topperNames(page)).toHaveCount(3);
  await page.goto("/TopperX?year=2019-2020");
  await expect(topperNames(page)).toHaveText(["Old Sample"]);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2019-2020");
});

test("with a token the registration button has the personalized title on every page [A10, A23]", async ({
  page,
  cms,
}) => {
  await visitWithToken(page, cms, "sessionStorage");
  for (const path of ["/", "/Events", "/contact", "/weeklyMenu", "/newsletter"]) {
    await page.goto(path);
    await expect(register(page), path).toContainText("Register your brother");
  }
});
