import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { toggleSlideshow } from "./toggle-slideshow.ts";

export function SlideshowButton() {
  const { items, options } = useAlbum();
  const playing = useViewerState((state) => state.playing);
  const viewer = useViewer();
  if (!options.showSlideshowIcon || items.length < 2) return null;
  return (
    <ControlButton
      name="slideshow"
      icon={playing ? "pause" : "slideshow"}
      pressed={playing}
      onClick={() => toggleSlideshow(viewer)}
    />
  );
}
