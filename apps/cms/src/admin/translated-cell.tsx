import type { DefaultServerCellComponentProps } from "payload";
import { translateTo } from "../i18n/translate.ts";

/** List cell: a text that the CMS has stored in English, in the user's language. */
export const TranslatedCell = ({ cellData, i18n }: DefaultServerCellComponentProps) => (
  <span>{translateTo(i18n.language)(String(cellData ?? ""))}</span>
);
