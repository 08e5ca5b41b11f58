import type { DefaultServerCellComponentProps } from "payload";
import { createTranslator } from "../i18n/translate.ts";

/** In the e-mail queue: whether an e-mail is waiting, being sent or failed. */
export function EmailState({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  const waiting = rowData?.processing ? "Is being sent" : "Waits";
  return <span>{createTranslator(i18n.language)(cellData ? "Not sent" : waiting)}</span>;
}
