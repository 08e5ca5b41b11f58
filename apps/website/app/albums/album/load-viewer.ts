import { Lightbox, preloadViewer } from "photo-lightbox";
import styles from "photo-lightbox/style.css?url";

/** The lightbox styles load with the lightbox, not with every page. */
function addStyles(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

await Promise.all([addStyles(), preloadViewer()]);

export const viewer = Lightbox;
