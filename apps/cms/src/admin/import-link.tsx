import type { BeforeListTableServerProps } from "payload";
import { sayIn } from "../i18n/say.ts";
import { splitText } from "../i18n/split-text.ts";

/** The way from a list to the import of that list. */
export function ImportLink({ collectionSlug, i18n }: BeforeListTableServerProps) {
  const say = sayIn(i18n.language);
  const link = <a href={`/admin/import?into=${collectionSlug}`}>{say("Import a table")}</a>;
  return (
    <p className="admin-hint">
      {splitText(say("To add many records: {link} (XLSX or CSV)."), {
        link,
      })}
    </p>
  );
}
