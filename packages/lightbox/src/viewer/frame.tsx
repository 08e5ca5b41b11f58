import { memo } from "react";
import { useAlbum, useCommands, useCurrent, useIndex, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { fill } from "../labels.ts";
import { MetadataPanel } from "../metadata/metadata-panel.tsx";
import { useDetails } from "../metadata/use-details.ts";
import { Stage } from "../slides/stage.tsx";
import { Dots } from "../thumbnails/dots.tsx";
import { Thumbnails } from "../thumbnails/thumbnails.tsx";
import { ControlsBar } from "./controls-bar.tsx";

/** Everything on the screen: the bar, the stage between its arrows, and what stands under it. */
export const Frame = memo(function Frame() {
  const { items, options } = useAlbum();
  const thumbnailsOpen = useViewerState((state) => state.thumbnailsOpen);
  const { next, previous } = useCommands();
  const details = useDetails();
  const { labels } = options;
  const several = items.length > 1;
  const arrows = several && options.showControls;
  return (
    <div className="lightbox__frame">
      <ControlsBar />
      {arrows && <Arrow icon="previous" label={labels.previous} onClick={previous} />}
      <Stage />
      {arrows && <Arrow icon="next" label={labels.next} onClick={next} />}
      <Caption />
      {details.open && <MetadataPanel />}
      {several && options.showNavigationDots && <Dots />}
      {several && thumbnailsOpen && <Thumbnails />}
    </div>
  );
});

function Arrow(props: { icon: "previous" | "next"; label: string; onClick: () => void }) {
  return <ControlButton {...props} className={`lightbox__arrow lightbox__arrow--${props.icon}`} />;
}

function Caption() {
  const { labels } = useAlbum().options;
  const index = useIndex();
  const caption = useCurrent((item) => item.caption);
  return (
    <p className="lightbox__caption">
      <b>{fill(labels.photo, { n: index + 1 })}</b> <span dir="auto">{caption}</span>
    </p>
  );
}
