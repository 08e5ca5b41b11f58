import { imagePath } from "@manor/content-api/image-path";
import { useText } from "../../language/use-text.ts";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { AlbumData } from "./load-album.ts";
import type { Photo } from "./photos.ts";

type PhotoViewProps = { album: AlbumData; photo: Photo; albumHref: string };

export function PhotoView({ album, photo, albumHref }: PhotoViewProps) {
  const t = useText();
  const { photos, chosen } = album;
  const previous = photos[(chosen - 1 + photos.length) % photos.length];
  const next = photos[(chosen + 1) % photos.length];
  return (
    <figure className="photo-view" id="photo">
      <Picture
        src={photo.identifier}
        alt={photo.alt}
        sizes="(max-width: 1312px) 94vw, 1200px"
        width={3}
        height={2}
        priority
      />
      {photo.caption && (
        <p className="photo-view__caption">
          <ContentText>{photo.caption}</ContentText>
        </p>
      )}
      <figcaption className="photo-view__foot">
        <span className="figures">
          {chosen + 1} / {photos.length}
        </span>
        <nav className="photo-view__links" aria-label={t("Photos")}>
          {previous && (
            <Link className="photo-view__link" href={`${previous.href}#photo`} rel="prev">
              <Icon name="previous" />
              {` ${t("Previous")}`}
            </Link>
          )}
          {next && (
            <Link className="photo-view__link" href={`${next.href}#photo`} rel="next">
              {`${t("Next")} `}
              <Icon name="next" />
            </Link>
          )}
          <a className="photo-view__link" href={imagePath(photo.identifier)}>
            {t("Full size")}
          </a>
          <Link className="photo-view__link" href={albumHref}>
            {t("All photos")}
          </Link>
          <Link className="photo-view__link" href={photo.removalHref}>
            {t("Please remove this photo")}
          </Link>
        </nav>
      </figcaption>
    </figure>
  );
}
