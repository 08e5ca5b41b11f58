import { servePersonalized } from "./harness/content.ts";
import { expect, withHome } from "./harness/fixtures.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });

const own = {
  "/api/notification/SGSM": [{ _id: "own", title: "For you alone" }],
  "/api/onlineRegistration/SGSM": [{ title: "Register your brother" }],
  "/api/topper/SGSM": [
    { class: "XII", sessionYear: "2026-27", name: "Own Sample", division: "91" },
  ],
};

test("the browser requests the calls marked auth only with a token, and with its school code [A10, A11]", async ({
  page,
  cms,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => path in own)).toEqual([]);
  await page.evaluate(() => {
    localStorage.setItem("token", "abc123");
    sessionStorage.setItem("schoolcode", "OTHER");
  });
  servePersonalized(cms, own, homeLists);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Register your brother" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "For you alone" })).toBeVisible();
  const toppers = (of: string) => page.getByRole("region", { name: `Class ${of} toppers` });
  await expect(toppers("XII").getByRole("heading", { level: 4 })).toHaveText(["Own Sample"]);
  await expect(toppers("X")).toContainText("Student Name");
  const withToken = cms.received.filter(({ headers }) => headers.authorization);
  expect(withToken.map(({ path }) => path).sort()).toEqual(Object.keys(own));
  for (const { headers } of withToken) expect(headers["schoolcode"]).toBe("OTHER");
});
