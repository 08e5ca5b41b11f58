import { Lightbox, type LightboxItem } from "photo-lightbox";
import { loadExif } from "photo-lightbox/exif";

/** The details are read when the visitor presses "Photo details". They never have a location. */
export const PhotoDetails = ({ photos }: { photos: LightboxItem[] }) => (
  <Lightbox images={photos} defaultOpen displayMetadata loadMetadata={loadExif} />
);
