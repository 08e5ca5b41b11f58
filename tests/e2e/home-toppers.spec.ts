import type { Locator } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const roll = (page: Page, of: "X" | "XII") =>
  page.getByRole("region", { name: `Class ${of} toppers` });

const center = (part: Locator) =>
  part.evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));

const inView = (page: Page, of: "X" | "XII") =>
  roll(page, of)
    .locator(".carousel__viewport")
    .evaluate((viewport) => {
      const view = viewport.getBoundingClientRect();
      return [...viewport.querySelectorAll(".carousel__slide")].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= view.left - 2 && right <= view.right + 2;
      }).length;
    });

test("both classes show the toppers of 2026-2027 and no other, highest marks first [A70, A71]", async ({
  page,
  host,
}) => {
  await page.goto("/");
  for (const of of ["XII", "X"] as const) {
    await expect(roll(page, of).getByRole("heading", { level: 4 })).toHaveText([
      "Aarav Sample",
      "Vihaan Sample",
      "Kabir Sample",
      "Arjun Sample",
      "Reyansh Sample",
      "Ishaan Sample",
    ]);
    await expect(roll(page, of)).toContainText("98.25%");
    await expect(roll(page, of)).toContainText("Humanities");
  }
  expect(host.received.map(({ path }) => path)).toContain("/api/topper/SGSM");
});

for (const [width, count] of [
  [360, 1],
  [500, 1],
  [566, 1],
  [567, 2],
  [700, 2],
  [768, 3],
  [1280, 3],
  [1600, 4],
  [1700, 4],
] as const) {
  test(`at ${width} px a view shows ${count} [A72]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    for (const of of ["X", "XII"] as const) expect(await inView(page, of)).toBe(count);
  });
}

test("on a phone a topper far down the row is laid out only when it comes near", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto("/");
  const last = roll(page, "XII").getByRole("heading", { name: "Ishaan Sample" });
  const isLaidOut = () =>
    last.evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
  await center(roll(page, "XII"));
  await expect(roll(page, "XII").getByText("Aarav Sample")).toBeInViewport();
  expect(await isLaidOut()).toBe(false);
  await center(last);
  await expect.poll(isLaidOut).toBe(true);
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("every topper can be reached by the buttons, and the list never moves by itself [A72]", async ({
  page,
}) => {
  await page.goto("/");
  const next = roll(page, "XII").getByRole("button", { name: "Next toppers of Class XII" });
  const list = roll(page, "XII").locator(".carousel__viewport");
  await center(list);
  await next.click();
  // The click may have moved the page up or down, to get at a button that was just rising into view.
  await center(list);
  await expect(roll(page, "XII").getByText("Ishaan Sample")).toBeInViewport();
  await expect(next).toHaveAttribute("aria-disabled", "true");
  const scrolled = (of: "X" | "XII") =>
    roll(page, of)
      .locator(".carousel__viewport")
      .evaluate((list) => list.scrollLeft);
  expect(await scrolled("XII")).toBeGreaterThan(0);
  expect(await scrolled("X")).toBe(0);
});

test("toppers are in no structured data", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.locator("script[type='application/ld+json']", { hasText: "Sample" }),
  ).toHaveCount(0);
  await expect(page.locator("meta[content*='Aarav']")).toHaveCount(0);
});

test.describe("without results", () => {
  const none = withHome({
    lists: {
      ...homeLists,
      "/api/topper/SGSM": [
        { class: "X", sessionYear: "2025-2026", name: "Somebody Sample", division: "90" },
      ],
    },
  });
  none("the placeholder stands there with a link to the topper pages [A73]", async ({ page }) => {
    await page.goto("/");
    for (const of of ["X", "XII"] as const) {
      await expect(roll(page, of)).toContainText("Student Name");
      await expect(
        roll(page, of).getByRole("link", { name: `Class ${of} toppers` }),
      ).toHaveAttribute("href", `/Topper${of}`);
    }
    await expect(page.locator("main")).not.toContainText("Somebody Sample");
  });
});

test.describe("when the toppers cannot be loaded", () => {
  const broken = withHome({ lists: homeLists, refused: ["/api/topper/SGSM"] });
  broken("the placeholder stands there, and no error [A73]", async ({ page }) => {
    await page.goto("/");
    await expect(roll(page, "X")).toContainText("Student Name");
    await expect(page.locator("main")).not.toContainText(/error|failed/i);
  });
});

test.describe("with a token in the browser", () => {
  const own = withHome({ lists: homeLists });
  own(
    "the calls marked with auth are asked once more, with token and school code [A10, A11]",
    async ({ page, host }) => {
      await page.addInitScript(() => {
        // The empty frames of the page have no storage.
        if (window.top !== window) return;
        localStorage.setItem("token", "abc123");
        sessionStorage.setItem("schoolcode", "OTHER");
      });
      for (const [path, json] of [
        ["/api/onlineRegistration/SGSM", [{ title: "Register your brother" }]],
        ["/api/notification/SGSM", [{ _id: "own", title: "For you alone" }]],
        [
          "/api/topper/SGSM",
          [{ class: "XII", sessionYear: "2026-27", name: "Own Sample", division: "91" }],
        ],
      ] as const) {
        host.answer(path, (request, response) => {
          const isOwn = request.headers.authorization === "Bearer abc123";
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify(isOwn ? json : (homeLists[path] ?? [])));
        });
      }
      await page.goto("/");
      await expect(page.getByRole("link", { name: "Register your brother" })).toBeVisible();
      await expect(page.getByRole("dialog", { name: "For you alone" })).toBeVisible();
      await expect(roll(page, "XII").getByRole("heading", { level: 4 })).toHaveText(["Own Sample"]);
      await expect(roll(page, "X")).toContainText("Student Name");
      const withToken = host.received.filter(({ headers }) => headers.authorization);
      expect(withToken.map(({ path }) => path).sort()).toEqual([
        "/api/notification/SGSM",
        "/api/onlineRegistration/SGSM",
        "/api/topper/SGSM",
      ]);
      for (const { headers } of withToken) expect(headers["schoolcode"]).toBe("OTHER");
    },
  );
});

test("without a token the browser asks nothing of the calls marked with auth [A10]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /topper|notification|onlineRegistration/.test(path))).toEqual([]);
});
