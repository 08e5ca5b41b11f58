import { startChunkedProxy } from "./harness/chunked-proxy.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { readShifts, recordShifts } from "./harness/layout-shifts.ts";
import { richLists, richPictures } from "./harness/rich-content.ts";

const test = withContent({ lists: richLists, pictures: richPictures });
// fonts.spec.ts tests a late font.
test.use({ expectedErrors: ["net::ERR_FAILED", "404 (Not Found)"] });

/** One page of each layout. */
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

/** Home has the most elements on its first screen, so its chunks there are a line of text. */
const getChunkSizes = (path: string) => ({
  onFirstScreen: path === "/" ? 150 : 2_000,
  elsewhere: 2_000,
});

for (const width of [360, 1280]) {
  // On a wide screen one page of each arrangement.
  for (const path of width === 360 ? paths : ["/", "/Events", "/about", "/SubGallery?id=album-1"]) {
    test(`${path} does not shift while it arrives in chunks, at ${width} px`, async ({
      page,
      site,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 823 });
      await page.route(/newsreader.*\.woff2/, (route) => route.abort());
      await recordShifts(page);
      const proxy = await startChunkedProxy(site.url, getChunkSizes(path));
      try {
        await page.goto(proxy.url + path, { waitUntil: "load" });
        await expect(page.locator(".footer-frame")).toBeVisible();
        expect(await readShifts(page)).toEqual([]);
      } finally {
        await proxy.close();
      }
    });
  }
}
