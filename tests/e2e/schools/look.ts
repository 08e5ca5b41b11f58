import type { Browser } from "@playwright/test";

/** Pictures of a home page on a telephone and on a desk, by day and by night. */
export async function takePictures(browser: Browser, url: string, name: string): Promise<void> {
  for (const width of [360, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
      await page.goto(url, { waitUntil: "networkidle" });
      // Pictures far below are asked for when somebody comes near.
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 700) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        await page.waitForTimeout(120);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `${name}-${width}-${colorScheme}.png`, fullPage: true });
      await page.close();
    }
}
