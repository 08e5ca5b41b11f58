import lightGallery from "lightgallery";
import "lightgallery/css/lightgallery-bundle.css";
import fullscreen from "lightgallery/plugins/fullscreen";
import hash from "lightgallery/plugins/hash";
import thumbnail from "lightgallery/plugins/thumbnail";
import video from "lightgallery/plugins/video";
import zoom from "lightgallery/plugins/zoom";
import { useEffect } from "react";
import { album } from "./album.ts";
import { present } from "./page.tsx";

function Opened() {
  useEffect(() => {
    const dynamicEl = album.map(({ src, thumbnail: thumb, alt, caption }) => ({
      ...{ src, thumb, alt, subHtml: caption },
    }));
    const plugins = [fullscreen, hash, thumbnail, video, zoom];
    lightGallery(document.body, { dynamic: true, dynamicEl, plugins }).openGallery(0);
  }, []);
  return null;
}

present((open) => open && <Opened />);
