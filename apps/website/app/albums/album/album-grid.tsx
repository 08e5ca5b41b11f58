import { Picture } from "../../ui/picture/picture.tsx";
import type { Photo } from "./photos.ts";

/** Photos in the first view of a large screen; the others load when they come near the viewport. */
const EAGER_COUNT = 2;

export function AlbumGrid({ photos }: { photos: Photo[] }) {
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
              sizes="(max-width: 640px) 50vw, (max-width: 1100px) 50vw, 34vw"
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
