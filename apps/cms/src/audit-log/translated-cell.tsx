import type { DefaultServerCellComponentProps } from "payload";
import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator } from "../i18n/translate.ts";

/** List cell: a phrase of the audit log in the user's language, with its number. */
export const TranslatedCell = ({ cellData, rowData, i18n }: DefaultServerCellComponentProps) => (
  <span>
    {createTranslator(i18n.language)(String(cellData ?? "") as Phrase, { number: rowData?.number })}
  </span>
);
