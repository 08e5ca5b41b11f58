import type { DefaultServerCellComponentProps } from "payload";
import { inSchoolTime } from "../fields/dates.ts";

/** In a list: a moment as the school's clock shows it, wherever the reader is; it opens the record when it stands first. */
export function DateTimeCell({
  cellData,
  link,
  rowData,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  const words = cellData ? inSchoolTime(String(cellData), i18n.language) : "";
  if (!link) return <span>{words}</span>;
  return <a href={`/admin/collections/${collectionSlug}/${rowData?.id}`}>{words}</a>;
}
