import { slashedDay } from "../../../model/dates/day.ts";
import { getPage, href } from "../../../model/pages/addresses.ts";
import { fillFacts } from "../../../model/school/fact-text.ts";
import { Enhancement } from "../../enhancements/enhancement.tsx";
import { useText } from "../../language/use-text.ts";
import { useSchool } from "../../school/use-school.ts";
import { ShareLink } from "../../share/share-link.tsx";
import { ContentText } from "../../ui/content-text/content-text.tsx";
import { BackLink } from "../../ui/link/back-link.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import type { Route } from "./+types/album-page";
import { AlbumGrid } from "./album-grid.tsx";
import { loadAlbum } from "./load-album.ts";
import { PhotoView } from "./photo-view.tsx";

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
