import type { DefaultServerCellComponentProps } from "payload";
import { sayIn } from "../i18n/say.ts";

/** In the list of queued e-mails: whether it waits, is being sent or has failed. */
export function EmailState({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  const waiting = rowData?.processing ? "Sending now" : "Waiting";
  return <span>{sayIn(i18n.language)(cellData ? "Not sent" : waiting)}</span>;
}
