import { type RefObject, useImperativeHandle, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLaterCallback } from "../core/after-paint.ts";
import { AlbumContext, CommandsContext, StoreContext } from "../core/contexts.ts";
import { type Navigation, useNavigation } from "../core/use-navigation.ts";
import { createViewerStore } from "../core/viewer-store.ts";
import type { Options } from "../options.ts";
import type { Track } from "../slides/track.ts";
import type { LightboxItem } from "../types.ts";
import type { Zoomer } from "../zoom/zoomer.ts";
import { useFullScreenFrom } from "./full-screen.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";

interface Props {
  items: LightboxItem[];
  start: number;
  options: Options;
  /** For the address bar, which moves to another photo too. */
  navigation: RefObject<Navigation | null>;
  onMoved: (index: number) => void;
  onClose: () => void;
}

/** The open lightbox: its state, and the contexts that its parts read. */
export function Viewer({ items, start, options, navigation, onMoved, onClose }: Props) {
  const [store] = useState(() =>
    createViewerStore({
      index: start,
      statuses: new Map(),
      scale: 1,
      playing: false,
      thumbnailsOpen: options.showThumbnails,
      magnifierOn: options.magnifyingGlass,
      helpOpen: false,
      announcement: "",
    }),
  );
  const { dispatch } = store;
  const album = useMemo(() => ({ items, options }), [items, options]);
  const track = useRef<Track | null>(null);
  const moves = useNavigation({ items, options, start, dispatch, track, onMoved });
  useImperativeHandle(navigation, () => moves, [moves]);
  // Leaving styles the whole page below anew.
  const close = useLaterCallback(onClose);
  const zoomer = useRef<Zoomer | null>(null);
  const commands = useMemo(
    () => ({ ...moves, close, dispatch, track, zoomer }),
    [moves, close, dispatch],
  );
  useFullScreenFrom(options.fullScreen);

  return createPortal(
    <AlbumContext value={album}>
      <CommandsContext value={commands}>
        <StoreContext value={store}>
          <ViewerDialog />
        </StoreContext>
      </CommandsContext>
    </AlbumContext>,
    document.body,
  );
}
