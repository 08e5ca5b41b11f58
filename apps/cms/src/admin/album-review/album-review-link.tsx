import type { BeforeListTableServerProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";
import { countAlbumsToReview } from "./list-albums.ts";

/** Above the list of albums, while some have no consent. */
export async function AlbumReviewLink({ i18n, payload, user }: BeforeListTableServerProps) {
  if (!user || user.role === "contributor") return null;
  const number = await countAlbumsToReview(payload);
  if (number === 0) return null;
  const t = createTranslator(i18n.language);
  return (
    <p className="admin-hint">
      <a href="/admin/album-review">
        {t("Photos to review: {number} albums without consent", { number })}
      </a>
    </p>
  );
}
