import type { DefaultServerCellComponentProps } from "payload";
import { sayIn } from "../i18n/create-translator.ts";

/** Whether a message is resolved. */
export function HandledCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const say = sayIn(i18n.language);
  return cellData ? <span>{say("Resolved")}</span> : <strong>{say("Open")}</strong>;
}
