import type { MouseEvent } from "react";
import { useAlbum, useCurrent, useViewer, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { getLargestSrc, isPicture, toCurrent } from "../core/items.ts";

export function DownloadLink() {
  const { options } = useAlbum();
  const { set } = useViewer();
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
      download={name ?? toName(src)}
      onClick={(event) =>
        downloadCrossOrigin(event, () => set({ announcement: options.labels.downloadFailed }))
      }
    />
  );
}

/** "image.jpg", with the extension of the file. */
const toName = (src: string) => `image.${/\.(\w{3,4})(?:[?#]|$)/.exec(src)?.[1] ?? "jpg"}`;

/**
 * Browsers ignore `download` on cross-origin links and leave the page, so the file is fetched first. A file that
 * CORS forbids to read opens in a new tab.
 */
async function downloadCrossOrigin(event: MouseEvent, onFail: () => void): Promise<void> {
  const { href, origin, protocol, download } = event.currentTarget as HTMLAnchorElement;
  // The origin of a blob URL is that of its page.
  if (origin === location.origin || protocol === "data:") return;
  event.preventDefault();
  const response = await fetch(href).catch(() => null);
  if (!response) {
    // `noopener` would return null, as Safari and blockers of pop-ups do.
    const tab = window.open(href);
    if (tab) tab.opener = null;
    else onFail();
  } else if (response.ok) {
    const url = URL.createObjectURL(await response.blob());
    Object.assign(document.createElement("a"), { href: url, download }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } else onFail();
}
