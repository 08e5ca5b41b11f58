import type { BeforeListTableServerProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";

export function VisitsLink({ i18n }: BeforeListTableServerProps) {
  const t = createTranslator(i18n.language);
  return (
    <p className="admin-hint">
      <a href="/admin/visits">{t("Visits by month")}</a>
    </p>
  );
}
