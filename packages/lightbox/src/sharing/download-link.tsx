import type { MouseEvent } from "react";
import { useAlbum, useCurrent, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { getLargestSrc, isPicture, toCurrent } from "../core/items.ts";

export function DownloadLink() {
  const { options } = useAlbum();
  const src = useCurrent(
    (item) =>
      options.downloadImages && item.download !== false && isPicture(item) && getLargestSrc(item),
  );
  const name = useViewerState((state) => options.downloadName?.(toCurrent(state), state.index));
  if (!src) return null;
  return (
    <ControlButton
      name="download"
      href={src}
      download={name ?? "image.jpg"}
      onClick={downloadCrossOrigin}
    />
  );
}

/** Browsers ignore `download` on cross-origin links, so the file is fetched first. */
async function downloadCrossOrigin(event: MouseEvent) {
  const link = event.currentTarget as HTMLAnchorElement;
  // The origin of a blob URL is that of its page.
  if (link.origin === location.origin) return;
  event.preventDefault();
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw response;
    const blobLink = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(await response.blob()),
      download: link.download,
    });
    blobLink.click();
    setTimeout(() => URL.revokeObjectURL(blobLink.href), 1000);
  } catch {
    // CORS forbids reading the file: show it. Safari blocks a new tab after a request.
    location.assign(link.href);
  }
}
