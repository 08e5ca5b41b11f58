import type { Phrase } from "../../i18n/hindi.ts";
import type { Target } from "../../wordpress-exports/import-state.ts";

/** What can become of an item. */
export const targets = {
  news: "News",
  event: "Events",
  album: "Photo albums",
  page: "Pages",
  document: "Documents",
  nothing: "Not imported",
} as const satisfies Record<Target, Phrase>;

export const order = Object.keys(targets) as Target[];
