import type { DefaultServerCellComponentProps } from "payload";
import { sayIn } from "../i18n/create-translator.ts";
import { toDay, formatDate } from "./dates.ts";

/** A date in a list, also in Hindi, which Payload's cell lacks. In the first column it links to the record. */
export function DateCell({
  cellData,
  link,
  rowData,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const day = toDay(cellData);
  const words = day ? formatDate(day, i18n.language) : sayIn(i18n.language)("No date");
  if (!link) return <span>{words}</span>;
  return <a href={`/admin/collections/${collectionSlug}/${rowData?.id}`}>{words}</a>;
}
