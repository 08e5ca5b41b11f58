import type { Page } from "@playwright/test";

/** An image of one pixel. */
export const pixel = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "base64",
);

/** Replaces every image by one pixel, because resizing images is slow. */
export const stubPictures = (page: Page) =>
  page.route("**/api/image/**", (route) =>
    route.fulfill({ contentType: "image/gif", body: pixel }),
  );
