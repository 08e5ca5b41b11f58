import type { DefaultServerCellComponentProps } from "payload";
import { createTranslator } from "../i18n/translate.ts";
import { formatDate, toDay } from "./dates.ts";

/** A date in a list, also in Hindi, which Payload's cell lacks. In the first column it links to the record. */
export function DateCell({
  cellData,
  link,
  rowData,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const day = toDay(cellData);
  const words = day ? formatDate(day, i18n.language) : createTranslator(i18n.language)("No date");
  if (!link) return <span>{words}</span>;
  return <a href={`/admin/collections/${collectionSlug}/${rowData?.id}`}>{words}</a>;
}
