import type { DefaultServerCellComponentProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";

export function HandledCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const t = createTranslator(i18n.language);
  return cellData ? <span>{t("Resolved")}</span> : <strong>{t("Open")}</strong>;
}
