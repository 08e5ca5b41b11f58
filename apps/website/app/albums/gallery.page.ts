import type { Page } from "../page.ts";

export const galleryPage: Page = {
  file: "albums/gallery.tsx",
  path: "/Gallery",
  title: "Photo Gallery",
  description: "Photo albums from the life of {school}, by year and month.",
  query: ["year", "month", "q", "page"],
  feeds: ["albums"],
  menu: { group: "Gallery", place: 1 },
  preview: "chapel-dusk",
};
