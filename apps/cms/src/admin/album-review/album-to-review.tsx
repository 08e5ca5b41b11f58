"use client";

import { useTranslator } from "../../i18n/use-translator.ts";
import type { ReviewedAlbum } from "./list-albums.ts";

type Props = { album: ReviewedAlbum; isSelected: boolean; onToggle: () => void };

export function AlbumToReview({ album, isSelected, onToggle }: Props) {
  const { t } = useTranslator();
  const { id, title, isDraft, photos, withFaces } = album;
  const count = photos.length;
  return (
    <li>
      <label className="admin-check">
        <input type="checkbox" checked={isSelected} onChange={onToggle} />
        <strong>{title}</strong>
      </label>
      <p className="admin-hint">
        {withFaces === 0
          ? t("Photos: {count}. No face was found.", { count })
          : t("Photos: {count}. Faces may be in {faces} of them.", {
              count,
              faces: withFaces,
            })}{" "}
        {isDraft
          ? t("The album is a draft: its photos appear only where other pages use them.")
          : t("The album appears on the website when its photos may be shown.")}{" "}
        <a href={`/admin/collections/albums/${id}`} aria-label={`${t("Open the album")}: ${title}`}>
          {t("Open the album")}
        </a>
      </p>
      <ul className="admin-review__photos">
        {photos.map((photo) => (
          <li key={photo.id}>
            {/* biome-ignore lint/performance/noImgElement: the CMS does not resize images. */}
            <img src={photo.address} alt={photo.alt} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </li>
  );
}
