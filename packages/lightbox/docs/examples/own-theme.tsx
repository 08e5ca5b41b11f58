import { Lightbox, type LightboxItem } from "photo-lightbox";

export const OwnTheme = ({ photos }: { photos: LightboxItem[] }) => (
  <Lightbox images={photos} defaultOpen theme="day" thumbnailBorder="3px dashed" />
);
