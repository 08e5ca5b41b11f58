import type { BeforeListTableServerProps } from "payload";
import { sayIn } from "../i18n/say.ts";

/** Above a list that can be taken away as a table. */
export const ExportLink = ({ collectionSlug, i18n }: BeforeListTableServerProps) => (
  <p className="admin-hint">
    <a href={`/cms-api/export/${collectionSlug}`} download>
      {sayIn(i18n.language)("Export as CSV")}
    </a>
  </p>
);
