import PhotoSwipeLightbox from "photoswipe/lightbox";
import "photoswipe/style.css";
import { useEffect } from "react";
import { album } from "./album.ts";
import { present } from "./page.tsx";

const dataSource = album.map(({ src, thumbnail, alt, width, height }) => ({
  ...{ src, alt, width, height },
  msrc: thumbnail,
}));

function Opened() {
  useEffect(() => {
    const lightbox = new PhotoSwipeLightbox({ pswpModule: () => import("photoswipe") });
    lightbox.init();
    lightbox.loadAndOpen(0, dataSource);
  }, []);
  return null;
}

present((open) => open && <Opened />);
