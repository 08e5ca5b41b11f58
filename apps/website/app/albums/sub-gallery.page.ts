import type { Page } from "../page.ts";

export const subGalleryPage: Page = {
  file: "albums/sub-gallery.tsx",
  path: "/SubGallery",
  title: "Photo Gallery",
  description: "An album from the photo gallery of {school}.",
  query: ["id", "photo"],
  preview: "chapel-dusk",
};
