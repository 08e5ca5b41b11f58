import type { DefaultServerCellComponentProps } from "payload";
import { sayIn } from "../i18n/say.ts";
import { dayIn, inWords } from "./dates.ts";

/** A date in a list, also in Hindi, which Payload's cell lacks. In the first column it links to the record. */
export function DateCell({
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
