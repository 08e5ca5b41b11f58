import type { DefaultServerCellComponentProps } from "payload";
import { createTranslator } from "../i18n/translate.ts";

export function EmailState({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  const waiting = rowData?.processing ? "Sending now" : "Waiting";
  return <span>{createTranslator(i18n.language)(cellData ? "Not sent" : waiting)}</span>;
}
