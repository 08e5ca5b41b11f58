import type { BeforeListTableServerProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";

export const ExportLink = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <p className="admin-hint">
    <a href={`/cms-api/export/${collectionSlug}`} download>
      {createTranslator(i18n.language)("Export as CSV")}
    </a>
  </p>
);
