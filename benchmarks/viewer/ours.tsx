import { Lightbox } from "photo-lightbox";
import "photo-lightbox/style.css";
import { album } from "./album.ts";
import { present } from "./page.tsx";

present((open, setOpen) => (
  <Lightbox
    open={open}
    images={album}
    onClose={() => setOpen(false)}
    downloadImages
    viewTransition={false}
  />
));
