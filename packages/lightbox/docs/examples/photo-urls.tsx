import { Lightbox } from "photo-lightbox";

interface Photo {
  id: string;
  src: string;
  thumbnail: string;
  alt: string;
}

/** Back closes the viewer, Forward opens it again, and a shared link opens its photo. */
export const PhotoUrls = ({ photos }: { photos: Photo[] }) => (
  <Lightbox images={photos} getPhotoUrl={(photo) => `?photo=${photo.id}`}>
    {photos.map(({ id, thumbnail, alt }) => (
      <img key={id} src={thumbnail} alt={alt} />
    ))}
  </Lightbox>
);
