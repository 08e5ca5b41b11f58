import type { Page } from "../page.ts";

/** One event album carries the school's name in its title (R13). */
export const subFestPage: Page = {
  file: "albums/sub-fest.tsx",
  path: "/subFest",
  title: "Events at {school}",
  description: "Pictures of an event at {school}.",
  query: ["id", "photo"],
  preview: "music-dusk",
};
