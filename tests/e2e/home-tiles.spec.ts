import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const tiles = (page: Page) => page.getByRole("region", { name: "Life at Our School" });

const ways = [
  ["A98", "Latest News & Events", "/Events"],
  ["A99", "360-degree virtual tour", "/virtual-tour"],
  ["A101", "Career Information, Education & Guidance", "/career-information"],
  ["A102", "Hostel / Boarding Life", "/hostel"],
] as const;

for (const [line, name, href] of ways) {
  test(`${line} the tile '${name}' leads to ${href}`, async ({ page }) => {
    await page.goto("/");
    await tiles(page).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the tile 'Milestone' opens another site in a new tab [A97]", async ({ page }) => {
      await page.goto("/");
      const link = tiles(page).getByRole("link", { name: /^Milestone/ });
      await expect(link).toHaveAttribute("href", /^https:\/\/example\.org\//);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener");
    });

    test("'School Events & Programs' goes nowhere, does not scroll, and says that it is coming soon [A100]", async ({
      page,
    }) => {
      await page.goto("/");
      const link = tiles(page).getByRole("link", {
        name: "School Events & Programs (coming soon)",
      });
      // At once: a page that still glides to the tile would look as if the tile had moved it.
      await link.evaluate((tile) => tile.scrollIntoView({ behavior: "instant", block: "center" }));
      // The birthdays above come alive when they are near, and may then need more room.
      await page.locator('[data-island="Birthdays"][data-alive]').waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      const before = await page.evaluate(() => [location.href, scrollY]);
      await link.click({ force: true });
      expect(await page.evaluate(() => [location.href, scrollY])).toEqual(before);
      await expect(link).toHaveAttribute("aria-disabled", "true");
    });

    test("there are exactly six tiles [A103]", async ({ page }) => {
      await page.goto("/");
      await expect(tiles(page).getByRole("listitem")).toHaveCount(6);
      await expect(tiles(page).getByRole("link")).toHaveCount(6);
    });

    test.describe("the social page", () => {
      // Asked for by the click of the test itself.
      test.use({ expectedErrors: ["asked https://example.org/social"] });

      test("the social page loads on a click and not before; three networks are linked [A39, A104]", async ({
        page,
      }) => {
        const framed: string[] = [];
        await page.route("https://example.org/**", (route) => {
          framed.push(route.request().url());
          return route.fulfill({ contentType: "text/html", body: "<p>The page</p>" });
        });
        await page.goto("/");
        const social = page.getByRole("complementary", { name: "On social media" });
        await social.scrollIntoViewIfNeeded();
        await expect(social.getByRole("listitem").getByRole("link")).toHaveCount(3);
        await page.waitForLoadState("networkidle");
        expect(framed).toEqual([]);
        await social.getByRole("link", { name: "Show the page" }).click();
        await expect(social.frameLocator("iframe").getByText("The page")).toBeVisible();
        expect(framed).toHaveLength(1);
        expect(new URL(page.url()).pathname).toBe("/");
      });
    });

    test("lists that slide keep a minimum height at the start and have none after two seconds, without a jump [A105]", async ({
      page,
    }) => {
      // The animations stand still, so that the test says what time it is on them.
      await page.addInitScript(() =>
        document.addEventListener("animationstart", ({ target }) => {
          if (target instanceof Element && target.matches(".carousel__viewport"))
            for (const animation of target.getAnimations()) animation.pause();
        }),
      );
      await page.goto("/");
      const heightsAt = (time: number) =>
        page.locator(".carousel__viewport").evaluateAll((viewports, time) => {
          for (const animation of viewports.flatMap((viewport) => viewport.getAnimations()))
            animation.currentTime = time;
          return viewports.map((viewport) => ({
            kept: Number.parseFloat(getComputedStyle(viewport).minHeight) || 0,
            tall: viewport.getBoundingClientRect().height,
          }));
        }, time);
      const before = await heightsAt(1_990);
      expect(before.length).toBeGreaterThanOrEqual(6);
      for (const { kept } of before) expect(kept).toBeGreaterThan(0);
      expect(await heightsAt(2_000)).toEqual(before.map(({ tall }) => ({ kept: 0, tall })));
    });
  });
}
