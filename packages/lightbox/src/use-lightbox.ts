import { useAlbum, useIndex, useViewer } from "./core/contexts.ts";
import type { LightboxHandle, LightboxItem } from "./types.ts";

export interface OpenLightbox<Item extends LightboxItem> extends Omit<LightboxHandle, "open"> {
  items: readonly Item[];
  index: number;
  item: Item;
}

/** State and methods of the open lightbox, for components in its slides, captions and `slots`. */
export function useLightbox<Item extends LightboxItem = LightboxItem>(): OpenLightbox<Item> {
  const { go, move, close } = useViewer();
  // The items are those of the host page.
  const items = useAlbum().items as readonly Item[];
  const index = useIndex();
  return {
    items,
    index,
    item: items[index] as Item,
    goTo: (to) => go(to),
    next: () => move(1),
    previous: () => move(-1),
    close: () => close("method"),
  };
}
