import type { News } from "@manor/content-api";
import type { ListKind } from "./sorted-records.ts";

export const newsList: ListKind<News> = {
  includes: () => true,
  getDate: (item) => item.fromDate,
  getTitle: (item) => item.title,
  months: "numbers",
  fallsBackToPreviousYear: true,
};
