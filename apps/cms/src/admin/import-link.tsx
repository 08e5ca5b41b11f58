import type { BeforeListTableServerProps } from "payload";
import { inPieces } from "../i18n/in-pieces.ts";
import { sayIn } from "../i18n/say.ts";

/** The way from a list to the import of that list. */
export function ImportLink({ collectionSlug, i18n }: BeforeListTableServerProps) {
  const say = sayIn(i18n.language);
  const link = <a href={`/admin/import?into=${collectionSlug}`}>{say("Import a table")}</a>;
  return (
    <p className="admin-hint">
      {inPieces(say("Many at once? {link} (XLSX or CSV, as every spreadsheet saves it)."), {
        link,
      })}
    </p>
  );
}
