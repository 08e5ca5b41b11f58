import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const photos = (page: Page) => page.getByRole("region", { name: "Photo albums" });
const events = (page: Page) => page.getByRole("region", { name: "Event albums" });

/** Titles of the albums that are in the view of their list. */
const inView = (list: ReturnType<typeof photos>) =>
  list.locator(".carousel__viewport").evaluate((viewport) => {
    const view = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll("figure")]
      .filter((plate) => {
        const { left, right } = plate.getBoundingClientRect();
        return left >= view.left - 2 && right <= view.right + 2;
      })
      .map((plate) => plate.querySelector("a")?.textContent ?? "");
  });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("up to five albums are in view, and the buttons lead to every one [A74, A75]", async ({
      page,
      host,
    }) => {
      await page.goto("/");
      expect(host.received.map(({ path }) => path)).toContain("/api/gallery/SGSM");
      for (const [list, things, perView] of [
        [photos(page), "photo albums", 5],
        [events(page), "event albums", width === 1280 ? 5 : 2],
      ] as const) {
        const next = list.getByRole("button", { name: `Next ${things}` });
        await next.scrollIntoViewIfNeeded();
        await expect.poll(async () => (await inView(list)).length).toBe(perView);
        const seen = new Set<string>();
        while (seen.size < 7) {
          const shown = await inView(list);
          expect(shown.length).toBeGreaterThan(0);
          expect(shown.length).toBeLessThanOrEqual(5);
          const before = seen.size;
          for (const title of shown) seen.add(title);
          expect(seen.size, "each step shows more").toBeGreaterThan(before);
          if (seen.size < 7) await next.click();
        }
        await expect(next).toHaveAttribute("aria-disabled", "true");
      }
    });
  });
}

test("a view has five event albums from 901 px on, and fewer below (A75)", async ({ page }) => {
  await page.goto("/");
  for (const [width, count] of [
    [1600, 5],
    [901, 5],
    [900, 3],
    [640, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await inView(events(page))).length, { message: `at ${width} px` })
      .toBe(count);
  }
});

test.describe("without albums", () => {
  withHome({ lists: { ...homeLists, "/api/gallery/SGSM": [] } })(
    "both places say 'Gallery Title' [A76]",
    async ({ page }) => {
      await page.goto("/");
      await expect(page.getByText("Gallery Title", { exact: true })).toHaveCount(2);
    },
  );
});

test.describe("when the gallery cannot be loaded", () => {
  withHome({ lists: homeLists, refused: ["/api/gallery/SGSM"] })(
    "the placeholder shows, and the log alone knows why [A78]",
    async ({ page, site }) => {
      await page.goto("/");
      await expect(page.getByText("Gallery Title", { exact: true })).toHaveCount(2);
      await expect(page.locator("main")).not.toContainText(/error|failed/i);
      expect(site.log.join("\n")).toMatch(/gallery.*Status: 500/);
    },
  );
});

test.describe("with many event albums", () => {
  const many = Array.from({ length: 32 }, (_, n) => ({
    ...home.albums[7],
    _id: `many-${n}`,
    title: `Fest ${n}`,
  }));
  withHome({ lists: { ...homeLists, "/api/gallery/SGSM": many } })(
    "older ones are reached by a link, shelf by shelf, without a script too [A75]",
    async ({ browser, site }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(site.url, { waitUntil: "domcontentloaded" });
      const seen = await events(page).getByRole("link").allTextContents();
      for (let shelf = 2; shelf <= 3; shelf += 1) {
        await page.getByRole("link", { name: "Older event albums" }).click();
        await expect(page).toHaveURL(new RegExp(`albums=${shelf}`));
        seen.push(...(await events(page).getByRole("link").allTextContents()));
      }
      expect(new Set(seen).size).toBe(32);
      await expect(page.getByRole("link", { name: "Older event albums" })).toHaveCount(0);
      await page.close();
    },
  );
});
