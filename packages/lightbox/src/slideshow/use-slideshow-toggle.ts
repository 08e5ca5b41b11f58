import { useAlbum, useCommands, useViewerState } from "../core/contexts.ts";

/** One photo alone makes no show. */
export function useSlideshowToggle(): () => void {
  const { items, options } = useAlbum();
  const playing = useViewerState((state) => state.playing);
  const { dispatch } = useCommands();
  const { slideshowOn, slideshowOff } = options.labels;
  return () => {
    if (items.length < 2) return;
    dispatch({
      type: "set",
      playing: !playing,
      announcement: playing ? slideshowOff : slideshowOn,
    });
  };
}
