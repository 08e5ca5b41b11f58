import { Lightbox } from "photo-lightbox";
import { useLightbox } from "photo-lightbox/use-lightbox";
import { useState } from "react";

interface Photo {
  id: string;
  src: string;
}

/** The next photo is shown; after the last one the viewer closes. */
export function DeletePhoto({ photos }: { photos: Photo[] }) {
  const [images, setImages] = useState(photos);
  const onDelete = (photo: Photo) => setImages(images.filter((image) => image !== photo));
  return <Lightbox images={images} defaultOpen slots={{ toolbar: <Delete {...{ onDelete }} /> }} />;
}

function Delete({ onDelete }: { onDelete: (photo: Photo) => void }) {
  const { item } = useLightbox<Photo>();
  return (
    <button type="button" onClick={() => onDelete(item)}>
      Delete
    </button>
  );
}
