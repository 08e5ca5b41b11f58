import type { BeforeListTableServerProps } from "payload";
import { config } from "../../config.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { PersonalDataForm } from "./personal-data-form.tsx";

export function PersonalData({ user, i18n }: BeforeListTableServerProps) {
  if (user?.role !== "admin") return null;
  const t = createTranslator(i18n.language);
  return (
    <details className="admin-hint">
      <summary>{t("Data about one person")}</summary>
      <PersonalDataForm minimumDays={config.minimumRetentionDays} />
    </details>
  );
}
