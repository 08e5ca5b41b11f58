import { Lightbox, type LightboxItem } from "photo-lightbox";

/** The open viewer has five slides and the nearby thumbnails in the document. */
export const ThousandPhotos = ({ photos }: { photos: LightboxItem[] }) => (
  <Lightbox images={photos} className="many">
    {photos.map(({ id, src, thumbnail, alt }) => (
      <a key={id} href={src}>
        <img src={thumbnail} alt={alt} loading="lazy" width="90" height="60" />
      </a>
    ))}
  </Lightbox>
);
