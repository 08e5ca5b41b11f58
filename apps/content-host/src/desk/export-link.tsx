import type { BeforeListTableServerProps } from "payload";

/** Above a list that can be taken away as a table. */
export const ExportLink = ({ collectionSlug }: BeforeListTableServerProps) => (
  <p className="desk-hint">
    <a href={`/cms-api/export/${collectionSlug}`} download>
      Save the list as a table (CSV)
    </a>
  </p>
);
