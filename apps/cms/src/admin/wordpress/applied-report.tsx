"use client";

import { useTranslator } from "../../i18n/use-translator.ts";
import type { ImportState } from "../../wordpress-exports/import-state.ts";
import { EnglishList } from "./english-list.tsx";

type Applied = NonNullable<ImportState["applied"]>;
type Undone = NonNullable<ImportState["undone"]>;

export function AppliedReport({ applied: { counts, problems } }: { applied: Applied }) {
  const { t } = useTranslator();
  const { created, updated, unchanged, leftAlone, drafts, files, redirects } = counts;
  return (
    <div className="admin-report">
      <p>
        <strong>{t("Imported.")}</strong>{" "}
        {t("{created} records created, {updated} updated, {unchanged} unchanged.", {
          ...{ created, updated, unchanged },
        })}{" "}
        {t("Drafts: {number}.", { number: drafts })}{" "}
        {leftAlone > 0 &&
          t("Edited or deleted here since, and left as they are: {number}.", { number: leftAlone })}
      </p>
      <p>
        {t("Files stored: {files}. Old addresses redirected: {redirects}.", { files, redirects })}
      </p>
      <p>
        {t("No imported picture is public before its album has a consent.")}{" "}
        <a href="/admin/album-review">{t("Review the albums")}</a>
      </p>
      <EnglishList
        title="Problems: {number}"
        texts={problems.map(([text, count]) => (count > 1 ? `${count} × ${text}` : text))}
      />
    </div>
  );
}

export function UndoneReport({ undone: { inTrash, edited, filesInUse } }: { undone: Undone }) {
  const { t } = useTranslator();
  return (
    <div className="admin-report">
      <p>
        <strong>{t("The import was undone.")}</strong>{" "}
        {t("Records and files in the trash: {number}.", { number: inTrash })}
      </p>
      {edited.length > 0 && (
        <>
          <p>
            {t("Edited since the import, so they stay: {number}, with {files} of their files.", {
              number: edited.length,
              files: filesInUse,
            })}
          </p>
          <ul>
            {edited.map(({ list, record }) => {
              const path = `/admin/collections/${list}/${record}`;
              return (
                <li key={path}>
                  <a href={path}>{`${list}/${record}`}</a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
