import { Lightbox } from "@manor/lightbox";
import styles from "@manor/lightbox/lightbox.css?url";

/** The lightbox styles load with the lightbox, not with every page. */
function addStyles(): Promise<void> {
  return new Promise((ready) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles;
    link.onload = () => ready();
    link.onerror = () => ready();
    document.head.append(link);
  });
}

await addStyles();

export const viewer = Lightbox;
