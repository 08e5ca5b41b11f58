import type { BeforeListTableServerProps } from "payload";
import { splitText } from "../../i18n/split-text.ts";
import { createTranslator } from "../../i18n/translate.ts";

export function ImportLink({ collectionSlug, i18n }: BeforeListTableServerProps) {
  const t = createTranslator(i18n.language);
  const link = <a href={`/admin/import?into=${collectionSlug}`}>{t("Import a table")}</a>;
  return (
    <p className="admin-hint">
      {splitText(t("To add many records: {link} (XLSX or CSV)."), {
        link,
      })}
    </p>
  );
}
