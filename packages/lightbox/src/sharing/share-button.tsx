import { useAlbum, useViewer } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { toCaption, toCurrent } from "../core/items.ts";

/** Shares the photo's URL by the share dialog, else copies it, else shows it in a prompt. */
export function ShareButton() {
  const { showShareIcon, getPhotoUrl, labels } = useAlbum().options;
  const { read, set } = useViewer();
  if (!showShareIcon || !getPhotoUrl) return null;

  const share = async () => {
    const item = toCurrent(read());
    const url = new URL(getPhotoUrl(item, read().index), location.href).href;
    if (navigator.share) {
      // Rejects when the visitor cancels.
      return navigator.share({ url, title: toCaption(item) || document.title }).catch(() => {});
    }
    try {
      // `clipboard` is undefined without HTTPS, and the browser may deny permission.
      await navigator.clipboard.writeText(url);
      set({ announcement: labels.copied });
    } catch {
      prompt(labels.share, url);
    }
  };
  return <ControlButton name="share" onClick={share} />;
}
