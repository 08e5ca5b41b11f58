import type { DefaultServerCellComponentProps } from "payload";
import { dayIn } from "../fields/day-rule.ts";
import { inWords } from "../fields/in-words.ts";

/** In a list: a day in words, the same one wherever the reader is; it opens the record when it stands first. */
export function DayCell({
  cellData,
  link,
  rowData,
  collectionSlug,
}: DefaultServerCellComponentProps) {
  const day = dayIn(cellData);
  const words = day ? inWords(day) : "No date";
  if (!link) return <span>{words}</span>;
  return <a href={`/admin/collections/${collectionSlug}/${rowData?.id}`}>{words}</a>;
}
