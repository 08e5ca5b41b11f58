import type { DefaultServerCellComponentProps } from "payload";
import { formatDateTime } from "../fields/dates.ts";

/** A date and time in India; in the first column it links to the record. */
export function DateTimeCell({
  cellData,
  link,
  rowData,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const words = cellData ? formatDateTime(String(cellData), i18n.language) : "";
  if (!link) return <span>{words}</span>;
  return <a href={`/admin/collections/${collectionSlug}/${rowData?.id}`}>{words}</a>;
}
