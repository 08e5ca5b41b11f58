import { useAlbum, useCommands, useCurrentItem, useIndex } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { captionText } from "../core/items.ts";

/** Hands over the photo's address: to the browser's own sheet, else to the clipboard. */
export function ShareButton() {
  const { showShareIcon, getPhotoUrl, labels } = useAlbum().options;
  const index = useIndex();
  const { dispatch } = useCommands();
  const item = useCurrentItem();
  if (!showShareIcon || !getPhotoUrl) return null;

  const share = async () => {
    const url = new URL(getPhotoUrl(item, index), location.href).href;
    if (navigator.share) {
      // The visitor may change her mind: that is no failure.
      return navigator.share({ url, title: captionText(item) || document.title }).catch(() => {});
    }
    await navigator.clipboard?.writeText(url);
    dispatch({ type: "set", announcement: labels.copied });
  };
  return <ControlButton icon="share" label={labels.share} onClick={() => void share()} />;
}
