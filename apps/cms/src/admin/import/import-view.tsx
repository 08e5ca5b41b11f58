import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import type { Phrase } from "../../i18n/hindi.ts";
import { createTranslator, getLabel } from "../../i18n/translate.ts";
import { importables, isImportable } from "./columns.ts";
import { ImportForm } from "./import-form.tsx";

export function ImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect("/admin/login?redirect=%2Fadmin%2Fimport");
  if (req.user.mustChangePassword) redirect("/admin/account");
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
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className="admin-import">
          <h1>{t("Import a table")}</h1>
          <ImportForm tables={tables} first={into} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
