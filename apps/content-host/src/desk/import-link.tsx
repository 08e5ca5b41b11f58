import type { BeforeListTableServerProps } from "payload";

/** The way from a list to the import of that list. */
export function ImportLink({ collectionSlug }: BeforeListTableServerProps) {
  return (
    <p className="desk-hint">
      Many at once? <a href={`/admin/import?into=${collectionSlug}`}>Import a table</a> (XLSX or
      CSV, as every spreadsheet saves it).
    </p>
  );
}
