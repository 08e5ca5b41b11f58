import { Lightbox } from "photo-lightbox";
import "photo-lightbox/style.css";
import { album } from "./album.ts";
import { present } from "./page.tsx";

/** Only for the test of the Back button, because it changes the address. */
const urls = new URLSearchParams(location.search).has("back") && {
  getPhotoUrl: (_: object, index: number) => `?back&photo=${index + 1}`,
};

present((open, setOpen) => (
  <Lightbox
    open={open}
    images={album}
    onClose={() => setOpen(false)}
    downloadImages
    viewTransition={false}
    {...urls}
  />
));
