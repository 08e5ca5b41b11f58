import type { Album } from "@manor/content-api";
import { useId } from "react";
import { hyphenedDay } from "../../model/dates/day.ts";
import { albumAddress } from "../../model/lists/album-kinds.ts";
import { schoolPicture } from "../../model/pictures.ts";
import { useText } from "../language/use-text.ts";
import { cardSizes } from "../ui/card/card-sizes.ts";
import { ContentText } from "../ui/content-text/content-text.tsx";
import { Link } from "../ui/link/link.tsx";
import { Picture } from "../ui/picture/picture.tsx";

type AlbumCardProps = { album: Album; isFirst: boolean };

export function AlbumCard({ album, isFirst }: AlbumCardProps) {
  const t = useText();
  const { title, description, date, attachments } = album;
  const titleId = useId();
  return (
    <article className="album-card" aria-labelledby={titleId}>
      <Picture
        src={attachments[0] ?? ""}
        fallback={schoolPicture}
        alt=""
        sizes={cardSizes(isFirst)}
        width={3}
        height={2}
        widths={[320, 480, 640, 960, 1280]}
        priority={isFirst}
      />
      {date && (
        <time className="album-card__date figures" dateTime={date}>
          {hyphenedDay(date)}
        </time>
      )}
      <h2 className="album-card__title" id={titleId}>
        <ContentText>{title}</ContentText>
      </h2>
      {description && (
        <p className="album-card__text">
          <ContentText>{description}</ContentText>
        </p>
      )}
      <Link className="more-link album-card__link" href={albumAddress(album)}>
        <span>
          {t("View Album")}
          <span className="visually-hidden">
            : <ContentText>{title}</ContentText>
          </span>
        </span>
      </Link>
    </article>
  );
}
