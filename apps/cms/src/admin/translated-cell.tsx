import type { DefaultServerCellComponentProps } from "payload";
import { translateTo } from "../i18n/translate.ts";

/** In a list: what the admin panel itself has noted, in the reader's language. */
export const TranslatedCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{translateTo(i18n.language)(String(cellData ?? ""))}</span>
);
