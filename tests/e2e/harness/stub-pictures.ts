import type { Page } from "@playwright/test";

/** A picture of one pixel. */
export const dot = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "base64",
);

/** Answers every picture with a dot: where pictures do not matter, making them anew takes longer than all the rest. */
export const stubPictures = (page: Page) =>
  page.route("**/api/image/**", (route) => route.fulfill({ contentType: "image/gif", body: dot }));
