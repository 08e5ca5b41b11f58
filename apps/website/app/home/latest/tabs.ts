import type { LatestRecord } from "./latest-records.ts";

/** The filter of the block; the key is in the address (`/?tab=news`). */
export const latestTabs = [
  { key: "all", label: "All" },
  { key: "news", label: "News" },
  { key: "events", label: "Events" },
] as const;

export type LatestTab = (typeof latestTabs)[number]["key"];

export const readLatestTab = (param: string | null): LatestTab =>
  latestTabs.find(({ key }) => key === param)?.key ?? "all";

/** All shows both kinds, News only news, Events only events. */
export function isOnTab(kind: LatestRecord["kind"], tab: LatestTab): boolean {
  if (tab === "all") return true;
  return (kind === "News") === (tab === "news");
}
