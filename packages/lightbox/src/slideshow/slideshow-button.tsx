import { useAlbum, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { useSlideshowToggle } from "./use-slideshow-toggle.ts";

export function SlideshowButton() {
  const { items, options } = useAlbum();
  const playing = useViewerState((state) => state.playing);
  const toggle = useSlideshowToggle();
  if (!options.showSlideshowIcon || items.length < 2) return null;
  return (
    <ControlButton
      icon={playing ? "pause" : "play"}
      label={options.labels.slideshow}
      pressed={playing}
      onClick={toggle}
    />
  );
}
