import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";

const folder = resolve(import.meta.dirname, "../../../../docs/editor-guide");

/** Takes a screenshot for the editor guide. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  // A toast would cover parts of the page.
  const style = ".payload-toast-container, [data-sonner-toaster] { display: none }";
  const shot = await page.screenshot({ style, animations: "disabled" });
  await sharp(shot).webp({ quality: 72, effort: 6 }).toFile(join(folder, name));
}
