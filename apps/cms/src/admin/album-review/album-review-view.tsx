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
  const { albums, number } = await listAlbumsToReview(req.payload);
  return (
    <AdminPage view={view} className="admin-review">
      <h1>{t("Photos to review")}</h1>
      <AlbumReviewForm albums={albums} number={number} />
    </AdminPage>
  );
}
