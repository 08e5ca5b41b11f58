import { expect, withContent } from "./harness/fixtures.ts";
import { startChunkedProxy } from "./harness/chunked-proxy.ts";
import { richLists, richPictures } from "./harness/rich-content.ts";
import { recordShifts, readShifts } from "./harness/layout-shifts.ts";

const test = withContent({ lists: richLists, pictures: richPictures });
// The serif that comes late has a test of its own.
test.use({ expectedErrors: ["net::ERR_FAILED", "404 (Not Found)"] });

/** Each is laid out in its own way. */
const paths = [
  ...["/", "/Events", "/Gallery", "/TopperX", "/weeklyMenu", "/newsletter", "/contact"],
  ...[
    "/about",
    "/PhoneCallTiming",
    "/virtual-tour",
    "/principal-message",
    "/SubGallery?id=album-1",
  ],
];

/** Home has the most on its first screen: a piece there is a line of text. */
const piecesOf = (path: string) => ({
  onFirstScreen: path === "/" ? 150 : 2_000,
  elsewhere: 2_000,
});

for (const width of [360, 1280]) {
  // On a wide screen one page of each arrangement.
  for (const path of width === 360 ? paths : ["/", "/Events", "/about", "/SubGallery?id=album-1"]) {
    test(`${path} comes in piece by piece at ${width} px, and nothing on it moves`, async ({
      page,
      site,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 823 });
      await page.route(/newsreader.*\.woff2/, (route) => route.abort());
      await recordShifts(page);
      const line = await startChunkedProxy(site.url, piecesOf(path));
      try {
        await page.goto(line.url + path, { waitUntil: "load" });
        await expect(page.locator(".footer-frame")).toBeVisible();
        expect(await readShifts(page)).toEqual([]);
      } finally {
        await line.close();
      }
    });
  }
}
