import type { Album } from "@manor/content-api";
import { albumAddress } from "../../model/lists/album-kinds.ts";
import { href } from "../../model/pages/addresses.ts";
import { schoolPicture } from "../../model/pictures.ts";
import { useText } from "../language/use-text.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { Link } from "../ui/link/link.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { Slider } from "../ui/slider/slider.tsx";
import { type AlbumPreviews, describeAlbum } from "./album-previews.ts";

const PER_VIEW = 5;

/** The placeholder text of the specification (R29). */
const emptyHomeAlbum = "Gallery Title";

export function Albums({ photos, events }: { photos: AlbumPreviews; events: AlbumPreviews }) {
  const t = useText();
  return (
    <section className="band band--mist albums" aria-labelledby="albums-title">
      <div className="wrap">
        <div className="albums__frame reveal">
          <div className="albums__head">
            <h2 className="label" id="albums-title">
              {t("Photo gallery")}
            </h2>
            <Link className="more-link" href={href("gallery")}>
              {t("All albums")}
            </Link>
          </div>
          <h3 className="albums__title">{t("Photo albums")}</h3>
          <PhotoCovers previews={photos} />
        </div>
        <div className="albums__events reveal" id="event-albums">
          <h3 className="albums__title">{t("Event albums")}</h3>
          <EventRow previews={events} />
        </div>
      </div>
    </section>
  );
}

function PhotoCovers({ previews: { albums } }: { previews: AlbumPreviews }) {
  const t = useText();
  if (albums.length === 0) return <EmptyState title={t(emptyHomeAlbum)} />;
  const views = Array.from({ length: Math.ceil(albums.length / PER_VIEW) }, (_, view) =>
    albums.slice(view * PER_VIEW, (view + 1) * PER_VIEW),
  );
  return (
    <Slider
      className="albums__covers"
      label={t("Photo albums")}
      noun={t("photo albums")}
      hasLinks
      slides={views.map((view) => ({
        key: view[0]?._id ?? "",
        content: (
          <div className={`albums__view albums__view--${view.length}`}>
            {view.map((album) => (
              <AlbumCover
                key={album._id}
                album={album}
                sizes="(max-width: 640px) calc(50vw - 28px), 45vw"
              />
            ))}
          </div>
        ),
      }))}
    />
  );
}

function EventRow({ previews: { albums, newer, older } }: { previews: AlbumPreviews }) {
  const t = useText();
  if (albums.length === 0) return <EmptyState title={t(emptyHomeAlbum)} />;
  return (
    <>
      <Slider
        className="albums__row"
        label={t("Event albums")}
        noun={t("event albums")}
        hasLinks
        slides={albums.map((album) => ({
          key: album._id,
          content: <AlbumCover album={album} sizes="(max-width: 640px) 46vw, 20vw" />,
        }))}
      />
      {(newer || older) && (
        <p className="albums__pages">
          {newer && (
            <Link className="more-link" href={`/?albums=${newer}#event-albums`}>
              {t("Newer event albums")}
            </Link>
          )}
          {older && (
            <Link className="more-link" href={`/?albums=${older}#event-albums`}>
              {t("Older event albums")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

function AlbumCover({ album, sizes }: { album: Album; sizes: string }) {
  const t = useText();
  return (
    <figure className="albums__plate">
      <Picture
        src={album.attachments[0] ?? ""}
        fallback={schoolPicture}
        className="albums__cover"
        alt=""
        sizes={sizes}
        widths={[160, 320, 480, 640, 960]}
        width={5}
        height={4}
      />
      <figcaption>
        <Link className="albums__name" href={albumAddress(album)}>
          <ContentText>{album.title || t(emptyHomeAlbum)}</ContentText>
        </Link>
        <span className="albums__note figures">{describeAlbum(album, t)}</span>
      </figcaption>
    </figure>
  );
}
