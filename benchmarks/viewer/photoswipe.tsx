import PhotoSwipe from "photoswipe";
import "photoswipe/style.css";
import { useEffect } from "react";
import { album } from "./album.ts";
import { present } from "./page.tsx";

function Opened() {
  useEffect(() => {
    const viewer = new PhotoSwipe({
      dataSource: album.map(({ src, thumbnail, alt, width, height }) => ({
        src,
        msrc: thumbnail,
        alt,
        width,
        height,
      })),
      index: 0,
    });
    viewer.init();
  }, []);
  return null;
}

present((open) => open && <Opened />);
