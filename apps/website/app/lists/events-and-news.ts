import { href } from "../addresses.ts";
import type { ListTab } from "./list-tabs.tsx";

/** The tabs of /Events and /News (spec section 2). */
export const eventsAndNews: readonly ListTab[] = [
  { label: "Events", path: href("events") },
  { label: "News", path: href("news") },
];
