import type { MouseEvent } from "react";
import { useAlbum, useCurrentItem } from "../core/contexts.ts";
import { Icon } from "../core/icons.tsx";
import { isPicture, largestOf } from "../core/items.ts";

const DOWNLOAD_NAME = "image.jpg";

export function DownloadLink() {
  const { options } = useAlbum();
  const item = useCurrentItem();
  const address = largestOf(item);
  const offered = options.downloadImages && item.download !== false && isPicture(item);
  if (!offered || !address) return null;
  const { download } = options.labels;
  return (
    <a
      className="lightbox__button"
      href={address}
      download={DOWNLOAD_NAME}
      title={download}
      onClick={saveForeign}
    >
      <Icon name="download" />
      <span className="lightbox__label">{download}</span>
    </a>
  );
}

/** Browsers ignore the file name on another site's picture, so it is fetched first. */
async function saveForeign(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  // A blob has the origin of the page that made it.
  if (link.origin === location.origin) return;
  event.preventDefault();
  try {
    const answer = await fetch(link.href);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const here = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(await answer.blob()),
      download: DOWNLOAD_NAME,
    });
    here.click();
    setTimeout(() => URL.revokeObjectURL(here.href), 1000);
  } catch {
    // The other site does not let us read the file: its own page is the next best thing.
    window.open(link.href, "_blank", "noopener");
  }
}
