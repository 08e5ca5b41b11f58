import type { AdminViewServerProps } from "payload";
import { isAdmin } from "../../access/access.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { listRuns } from "../../wordpress-import/list-runs.ts";
import { AdminPage, requireUser } from "../admin-page.tsx";
import { readStatus } from "./run-import.ts";
import { WordpressImport } from "./wordpress-import.tsx";

export async function WordpressView(view: AdminViewServerProps) {
  requireUser(view, "/wordpress-import", isAdmin);
  const { req } = view.initPageResult;
  const t = createTranslator(req.i18n.language);
  const start = { ...(await readStatus()), runs: await listRuns(req.payload) };
  return (
    <AdminPage view={view} className="admin-import">
      <h1>{t("Import from WordPress")}</h1>
      <WordpressImport start={start} />
    </AdminPage>
  );
}
