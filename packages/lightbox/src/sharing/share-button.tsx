import { useAlbum, useViewer } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { getCaptionText } from "../core/items.ts";
import { toCurrent } from "../core/viewer-store.ts";

/** Hands over the photo's address: to the browser's own sheet, else to the clipboard, else to be copied by hand. */
export function ShareButton() {
  const { showShareIcon, getPhotoUrl, labels } = useAlbum().options;
  const { read, set } = useViewer();
  if (!showShareIcon || !getPhotoUrl) return null;

  const share = async () => {
    const item = toCurrent(read());
    const url = new URL(getPhotoUrl(item, read().index), location.href).href;
    if (navigator.share) {
      // The visitor may change her mind: that is no failure.
      return navigator.share({ url, title: getCaptionText(item) || document.title }).catch(() => {});
    }
    try {
      // There is no clipboard without https, and the visitor may refuse it.
      await navigator.clipboard.writeText(url);
      set({ announcement: labels.copied });
    } catch {
      prompt(labels.share, url);
    }
  };
  return <ControlButton icon="share" label={labels.share} onClick={() => void share()} />;
}
