import { SlideshowLightbox } from "lightbox.js-react";
import { album } from "./album.ts";
import { present } from "./page.tsx";

present((open, setOpen) => (
  <SlideshowLightbox
    open={open}
    images={album}
    onClose={() => setOpen(false)}
    lightboxIdentifier="album"
    showThumbnails
  />
));
