import { href } from "../../model/pages/addresses.ts";
import type { ListTab } from "./list-tabs.tsx";

/** /Events and /News link to each other (spec section 2). */
export const eventsAndNews: readonly ListTab[] = [
  { label: "Events", path: href("events") },
  { label: "News", path: href("news") },
];
