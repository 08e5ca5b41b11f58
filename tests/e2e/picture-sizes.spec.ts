import type { Page } from "@playwright/test";
import { expect, withContent } from "./harness/fixtures.ts";
import { richLists, richPictures } from "./harness/rich-content.ts";
import { scrollThrough } from "./harness/visit.ts";

const test = withContent({ lists: richLists, pictures: richPictures });

type LoadedPicture = { path: string; needed: number; loaded: number; widths: number[] };

/** Every picture of the page that has loaded, with its displayed width in device pixels. */
const readPictures = (page: Page): Promise<LoadedPicture[]> =>
  page.locator("main img[srcset]").evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const { pathname, searchParams } = new URL(image.currentSrc || location.href);
      const needed = image.getBoundingClientRect().width * devicePixelRatio;
      const widths = image.srcset.split(", ").map((part) => Number(/ (\d+)w$/.exec(part)?.[1]));
      const isHead = image.closest(".page-head--picture, .banner") !== null;
      if (!image.complete || !searchParams.has("w") || needed === 0 || isHead) return [];
      return [{ path: pathname, needed, loaded: Number(searchParams.get("w")), widths }];
    }),
  );

/** A browser may take the next smaller file when it is nearly large enough. */
const NEARLY = 0.8;

function findFault({ needed, loaded, widths }: LoadedPicture, largestNeeded: number) {
  const enough = widths.find((width) => width >= largestNeeded) ?? Math.max(...widths);
  if (loaded > enough) return `${loaded} px for ${Math.round(needed)}, where ${enough} is enough`;
  const isBlurred = loaded < needed * NEARLY && loaded < Math.max(...widths);
  return isBlurred ? `${loaded} px for ${Math.round(needed)}` : undefined;
}

const paths = [
  "/",
  "/Gallery",
  "/SubGallery?id=album-1",
  "/Events",
  "/Events/event-1",
  "/virtual-tour",
];

for (const [width, deviceScaleFactor] of [
  [360, 2],
  [1280, 1],
] as const)
  test.describe(`at ${width} px, ${deviceScaleFactor} device pixels each`, () => {
    test.use({
      viewport: { width, height: 800 },
      deviceScaleFactor,
      // The film of this content has no file.
      expectedErrors: ["404 (Not Found)"],
    });
    test("pages load their pictures in the size in which they are shown", async ({ page }) => {
      const found = new Map<string, LoadedPicture[]>();
      for (const path of paths) {
        await page.goto(path);
        await scrollThrough(page);
        await page.waitForLoadState("networkidle");
        const pictures = await readPictures(page);
        expect(pictures.length, path).toBeGreaterThan(0);
        found.set(path, pictures);
      }
      // The browser reuses a larger file that it has.
      const samePath = Map.groupBy([...found.values()].flat(), (picture) => picture.path);
      const largest = ({ path }: LoadedPicture) =>
        Math.max(...(samePath.get(path) ?? []).map(({ needed }) => needed));
      for (const [path, pictures] of found)
        expect(
          pictures.flatMap((picture) => findFault(picture, largest(picture)) ?? []),
          path,
        ).toEqual([]);
    });
  });
