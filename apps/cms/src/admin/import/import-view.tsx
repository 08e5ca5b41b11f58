import type { AdminViewServerProps } from "payload";
import type { Phrase } from "../../i18n/hindi.ts";
import { createTranslator, getLabel } from "../../i18n/translate.ts";
import { AdminPage, requireUser } from "../admin-page.tsx";
import { importables, isImportable } from "./columns.ts";
import { ImportForm } from "./import-form.tsx";

export function ImportView(view: AdminViewServerProps) {
  requireUser(view, "/import");
  const { searchParams, initPageResult } = view;
  const { req } = initPageResult;
  const into = isImportable(searchParams?.into) ? searchParams.into : "toppers";
  const { language } = req.i18n;
  const t = createTranslator(language);
  const tables = Object.entries(importables).map(([slug, { columns }]) => ({
    slug,
    title: getLabel(req.payload.collections[slug as typeof into].config.labels.plural, language),
    columns: columns.map(({ title, example, isRequired = false }) => ({
      title: t(title),
      example: t(example as Phrase),
      isRequired,
    })),
  }));
  return (
    <AdminPage view={view} className="admin-import">
      <h1>{t("Import a table")}</h1>
      <ImportForm tables={tables} first={into} />
    </AdminPage>
  );
}
