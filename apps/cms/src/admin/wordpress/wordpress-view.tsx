import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { isAdmin } from "../../access/access.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { listRuns } from "../../wordpress-import/list-runs.ts";
import { readStatus } from "./run-import.ts";
import { WordpressImport } from "./wordpress-import.tsx";

export async function WordpressView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect("/admin/login?redirect=%2Fadmin%2Fwordpress-import");
  if (req.user.mustChangePassword) redirect("/admin/account");
  if (!isAdmin({ req })) notFound();
  const t = createTranslator(req.i18n.language);
  const start = { ...(await readStatus()), runs: await listRuns(req.payload) };
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
          <h1>{t("Import from WordPress")}</h1>
          <WordpressImport start={start} />
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
