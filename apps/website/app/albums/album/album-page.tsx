import { imagePath } from "@manor/content-api/image-path";
import { slashedDay } from "../../../model/dates/day.ts";
import { getPage, href } from "../../../model/pages/addresses.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { ShareLink } from "../../share/share-link.tsx";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { BackLink } from "../../ui/link/back-link.tsx";
import { Link } from "../../ui/link/link.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { Route } from "./+types/album-page";
import { type AlbumData, loadAlbum, type Photo } from "./load-album.ts";

export const loader = (args: Route.LoaderArgs) => loadAlbum(args);

export default function AlbumPage({ loaderData: { album } }: Route.ComponentProps) {
  const t = useText();
  const school = useSchool();
  const isEvent = album.path === href("sub-fest");
  const page = getPage(isEvent ? "sub-fest" : "sub-gallery");
  const chosen = album.photos[album.chosen];
  return (
    <>
      <PageHead title={fillFacts(school, page.title)} section={page.section} />
      <div className="album wrap">
        {isEvent ? (
          <BackLink href={href("home")}>{t("Back to Home")}</BackLink>
        ) : (
          <BackLink href={href("gallery")}>{t("Back to the gallery")}</BackLink>
        )}
        <dl className="album__facts">
          <Fact label={t("Event Date")} value={slashedDay(album.date)} />
          <Fact label={t("Updated On")} value={slashedDay(album.date)} />
          <Fact label={t("Total Photos")} value={String(album.photos.length)} />
        </dl>
        {album.title && (
          <h2 className="album__title">
            <ContentText>{album.title}</ContentText>
          </h2>
        )}
        {album.title && <ShareLink path={`${page.path}?id=${encodeURIComponent(album.id)}`} />}
        {album.description && (
          <p className="album__description">
            <ContentText>{album.description}</ContentText>
          </p>
        )}
        {chosen && (
          <PhotoView
            album={album}
            photo={chosen}
            albumHref={`${page.path}?${new URLSearchParams({ id: album.id })}`}
          />
        )}
        {album.photos.length > 0 && (
          <Enhancement
            is="albumViewer"
            when={chosen ? "load" : "interaction"}
            data-title={album.title}
          >
            <AlbumGrid photos={album.photos} />
          </Enhancement>
        )}
      </div>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="album__fact">
      <dt className="album__label">{label}</dt>
      <dd className="album__value figures">{value}</dd>
    </div>
  );
}

type PhotoViewProps = { album: AlbumData; photo: Photo; albumHref: string };

function PhotoView({ album, photo, albumHref }: PhotoViewProps) {
  const t = useText();
  const { photos, chosen } = album;
  const previous = photos[(chosen - 1 + photos.length) % photos.length];
  const next = photos[(chosen + 1) % photos.length];
  return (
    <figure className="photo-view" id="photo">
      <Picture
        src={photo.identifier}
        alt={photo.alt}
        sizes="(max-width: 640px) calc(100vw - 40px), (max-width: 1312px) 92vw, 1200px"
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

/** Photos in the first view of a large screen; the others load when they come near the viewport. */
const EAGER_COUNT = 2;

function AlbumGrid({ photos }: { photos: Photo[] }) {
  return (
    <ul className="album-grid">
      {photos.map((photo, index) => (
        <li className="album-grid__cell" key={photo.href}>
          <a
            className="album-grid__photo"
            href={photo.href}
            data-photo={photo.identifier}
            data-removal={photo.removalHref}
            data-caption={photo.caption || undefined}
          >
            <Picture
              src={photo.identifier}
              alt={photo.alt}
              sizes={
                index === 0
                  ? "(max-width: 640px) calc(100vw - 40px), (max-width: 1312px) 53vw, 695px"
                  : "(max-width: 640px) calc(50vw - 26px), (max-width: 1312px) 38vw, 493px"
              }
              width={3}
              height={2}
              loading={index < EAGER_COUNT ? "eager" : "lazy"}
              widths={[320, 480, 640, 960]}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
