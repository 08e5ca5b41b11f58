import type { Notice } from "./notices.ts";

/** The filter of the block; the key stands in the address (`/?tab=news`). */
export const boardTabs = [
  { key: "all", label: "All" },
  { key: "news", label: "News" },
  { key: "events", label: "Events" },
] as const;

export type BoardTab = (typeof boardTabs)[number]["key"];

export const readBoardTab = (written: string | null): BoardTab =>
  boardTabs.find(({ key }) => key === written)?.key ?? "all";

/** All shows both kinds, News only news, Events only events. */
export function isOnTab(kind: Notice["kind"], tab: BoardTab): boolean {
  if (tab === "all") return true;
  return (kind === "News") === (tab === "news");
}
