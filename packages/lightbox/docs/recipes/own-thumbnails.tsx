import { Lightbox } from "photo-lightbox";
import { useLightbox } from "photo-lightbox/use-lightbox";

interface Photo {
  id: string;
  src: string;
  alt: string;
}

export function OwnThumbnails({ photos }: { photos: Photo[] }) {
  return <Lightbox images={photos} defaultOpen slots={{ thumbnails: <Titles /> }} />;
}

/** A list of titles instead of small pictures. */
function Titles() {
  const { items, item, goTo } = useLightbox<Photo>();
  return items.map((photo, index) => (
    <button type="button" key={photo.id} aria-current={photo === item} onClick={() => goTo(index)}>
      {photo.alt}
    </button>
  ));
}
