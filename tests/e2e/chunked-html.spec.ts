import { startChunkedProxy } from "./harness/chunked-proxy.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { readShifts, recordShifts } from "./harness/layout-shifts.ts";
import { richContent } from "./harness/rich-content.ts";

const test = withContent(richContent);
// fonts.spec.ts tests a late font.
test.use({ expectedErrors: ["net::ERR_FAILED", "404 (Not Found)"] });

/** One page of each arrangement, and with `npm run manual` of each layout. */
const widePaths = ["/", "/Events", "/about", "/SubGallery?id=album-1"];
const layouts =
  "/Gallery /TopperX /weeklyMenu /newsletter /contact /PhoneCallTiming /virtual-tour /principal-message";
const phonePaths = isThorough ? [...widePaths, ...layouts.split(" ")] : widePaths;

for (const width of [360, 1280])
  for (const path of width === 360 ? phonePaths : widePaths)
    test(`${path} does not shift while it arrives in chunks, at ${width} px`, async ({
      page,
      site,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 823 });
      await page.route(/newsreader.*\.woff2/, (route) => route.abort());
      await recordShifts(page);
      // Home has the most elements on its first screen, so its chunks there are a line of text.
      const proxy = await startChunkedProxy(site.url, path === "/" ? 150 : undefined);
      await page.goto(proxy.url + path, { waitUntil: "load" });
      await expect(page.locator(".footer-frame")).toBeVisible();
      expect(await readShifts(page)).toEqual([]);
      await proxy.close();
    });
