import type { MouseEvent } from "react";
import { useAlbum, useCurrent } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { isPicture, getLargestSrc } from "../core/items.ts";

const DOWNLOAD_NAME = "image.jpg";

export function DownloadLink() {
  const { options } = useAlbum();
  const address = useCurrent(
    (item) =>
      options.downloadImages && item.download !== false && isPicture(item) && getLargestSrc(item),
  );
  if (!address) return null;
  return (
    <ControlButton
      icon="download"
      label={options.labels.download}
      href={address}
      download={DOWNLOAD_NAME}
      onClick={saveForeign}
    />
  );
}

/** Browsers ignore the file name on another site's picture, so it is fetched first. */
async function saveForeign(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
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
