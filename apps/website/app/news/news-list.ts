import type { News } from "@manor/content-api";
import type { ListKind } from "../lists/list-kind.ts";

/** All news. */
export const newsList: ListKind<News> = {
  keeps: () => true,
  dateOf: (item) => item.fromDate,
  titleOf: (item) => item.title,
  months: "numbers",
  startsOnPreviousYear: true,
};
