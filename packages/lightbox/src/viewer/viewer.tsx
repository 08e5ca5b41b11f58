import { type RefObject, useImperativeHandle, useMemo, useReducer, useRef } from "react";
import { createPortal } from "react-dom";
import { AlbumContext, CommandsContext, StateContext } from "../core/contexts.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import { type Navigation, useNavigation } from "../core/use-navigation.ts";
import { viewerReducer } from "../core/viewer-state.ts";
import type { Options } from "../options.ts";
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
  const [state, dispatch] = useReducer(viewerReducer, {
    index: start,
    statuses: new Map(),
    scale: 1,
    playing: false,
    thumbnailsOpen: options.showThumbnails,
    magnifierOn: options.magnifyingGlass,
    helpOpen: false,
    announcement: "",
  });
  const album = useMemo(() => ({ items, options }), [items, options]);
  const moves = useNavigation({ items, options, start, dispatch, onMoved });
  useImperativeHandle(navigation, () => moves, [moves]);
  const close = useEventCallback(onClose);
  const zoomer = useRef<Zoomer | null>(null);
  const commands = useMemo(() => ({ ...moves, close, dispatch, zoomer }), [moves, close]);
  useFullScreenFrom(options.fullScreen);

  return createPortal(
    <AlbumContext value={album}>
      <CommandsContext value={commands}>
        <StateContext value={state}>
          <ViewerDialog />
        </StateContext>
      </CommandsContext>
    </AlbumContext>,
    document.body,
  );
}
