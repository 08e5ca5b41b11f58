import type { BeforeListTableServerProps } from "payload";
import { sayIn } from "../i18n/create-translator.ts";

/** Above a list that can be downloaded as CSV. */
export const ExportLink = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <p className="admin-hint">
    <a href={`/cms-api/export/${collectionSlug}`} download>
      {sayIn(i18n.language)("Save the list as a table (CSV)")}
    </a>
  </p>
);
