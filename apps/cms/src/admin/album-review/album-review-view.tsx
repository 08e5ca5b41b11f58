import type { AdminViewServerProps } from "payload";
import { mayPublish } from "../../access/access.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { AdminPage, requireUser } from "../admin-page.tsx";
import { AlbumReviewForm } from "./album-review-form.tsx";
import { listAlbumsToReview } from "./list-albums.ts";

/** Albums without a consent, such as those of an import, with one consent for many. */
export async function AlbumReviewView(view: AdminViewServerProps) {
  requireUser(view, "/album-review", mayPublish);
  const { req } = view.initPageResult;
  const t = createTranslator(req.i18n.language);
  const page = Math.max(1, Math.floor(Number(view.searchParams?.["page"])) || 1);
  const { albums, number, isLast } = await listAlbumsToReview(req.payload, page);
  const address = "/admin/album-review?page=";
  return (
    <AdminPage view={view} className="admin-import admin-review">
      <h1>{t("Photos to review")}</h1>
      <AlbumReviewForm albums={albums} number={number} />
      <nav className="admin-review__buttons" aria-label={t("Photos to review")}>
        {page > 1 && <a href={`${address}${page - 1}`}>{t("Previous albums")}</a>}
        {!isLast && <a href={`${address}${page + 1}`}>{t("Next albums")}</a>}
      </nav>
    </AdminPage>
  );
}
