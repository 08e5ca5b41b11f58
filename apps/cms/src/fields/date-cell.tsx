import type { DefaultServerCellComponentProps } from "payload";
import { createTranslator } from "../i18n/translate.ts";
import { formatDate, formatDateTime, toDay } from "./dates.ts";

/** A date in a list, also in Hindi, which Payload's cell lacks. */
export function DateCell(props: DefaultServerCellComponentProps) {
  const { language } = props.i18n;
  const day = toDay(props.cellData);
  return renderCell(props, day ? formatDate(day, language) : createTranslator(language)("No date"));
}

export const DateTimeCell = (props: DefaultServerCellComponentProps) =>
  renderCell(
    props,
    props.cellData ? formatDateTime(String(props.cellData), props.i18n.language) : "",
  );

function renderCell(
  { link, rowData, collectionSlug }: DefaultServerCellComponentProps,
  text: string,
) {
  if (!link) return <span>{text}</span>;
  return <a href={`/admin/collections/${collectionSlug}/${rowData?.id}`}>{text}</a>;
}
