import type { BeforeListTableServerProps } from "payload";
import { sayIn } from "../i18n/create-translator.ts";
import { splitText } from "../i18n/split-text.ts";

/** Above a list: the link to its import page. */
export function ImportLink({ collectionSlug, i18n }: BeforeListTableServerProps) {
  const say = sayIn(i18n.language);
  const link = <a href={`/admin/import?into=${collectionSlug}`}>{say("Import a table")}</a>;
  return (
    <p className="admin-hint">
      {splitText(say("Many at once? {link} (XLSX or CSV, as every spreadsheet saves it)."), {
        link,
      })}
    </p>
  );
}
