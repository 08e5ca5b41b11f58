import type { DefaultServerCellComponentProps } from "payload";
import { dayIn, inWords } from "../fields/dates.ts";
import { sayIn } from "../words/say.ts";

/** In a list: a day in words, the same one wherever the reader is; it opens the record when it stands first. */
export function DayCell({
  cellData,
  link,
  rowData,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const day = dayIn(cellData);
  const words = day ? inWords(day, i18n.language) : sayIn(i18n.language)("No date");
  if (!link) return <span>{words}</span>;
  return <a href={`/admin/collections/${collectionSlug}/${rowData?.id}`}>{words}</a>;
}
