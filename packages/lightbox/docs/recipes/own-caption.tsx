import { Lightbox } from "photo-lightbox";
import { useLightbox } from "photo-lightbox/use-lightbox";

interface Photo {
  src: string;
  alt: string;
  photographer: string;
}

export function OwnCaption({ photos }: { photos: Photo[] }) {
  return <Lightbox images={photos} defaultOpen slots={{ caption: <Caption /> }} />;
}

function Caption() {
  const { item, index, items } = useLightbox<Photo>();
  return (
    <p>
      {index + 1} of {items.length}: {item.alt}, by{" "}
      <a href={`/people/${item.photographer}`}>{item.photographer}</a>
    </p>
  );
}
