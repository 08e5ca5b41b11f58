import { useAlbum, useCurrent, useIndex, useViewer, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { fill } from "../core/fill.ts";
import { Slot } from "../core/slot.tsx";
import type { Step } from "../core/viewer-store.ts";
import { MetadataPanel } from "../metadata/metadata-panel.tsx";
import { useDetails } from "../metadata/use-details.ts";
import { Carousel } from "../slides/carousel.tsx";
import { Dots } from "../thumbnails/dots.tsx";
import { Thumbnails } from "../thumbnails/thumbnails.tsx";
import { ControlsBar } from "./controls-bar.tsx";

export function Frame() {
  const { items, options } = useAlbum();
  const thumbnailsOpen = useViewerState((state) => state.thumbnailsOpen);
  const details = useDetails();
  const isMultiple = items.length > 1;
  const arrows = isMultiple && options.showControls;
  return (
    <div className="plb__frame">
      <ControlsBar />
      {arrows && <Arrow step={-1} />}
      <Carousel />
      {arrows && <Arrow step={1} />}
      <Slot name="caption">
        <Caption />
      </Slot>
      <Slot name="details">{details.open && <MetadataPanel />}</Slot>
      {isMultiple && options.showNavigationDots && <Dots />}
      {isMultiple && thumbnailsOpen && (
        <Slot name="thumbnails">
          <Thumbnails />
        </Slot>
      )}
    </div>
  );
}

function Arrow({ step }: { step: Step }) {
  const { move } = useViewer();
  const isEnd = useViewerState(
    ({ album, index }) => !album.options.loop && !(index + step in album.keys),
  );
  return (
    <ControlButton
      name={step < 0 ? "previous" : "next"}
      className="plb__arrow"
      unavailable={isEnd}
      onClick={() => move(step)}
    />
  );
}

function Caption() {
  const { labels } = useAlbum().options;
  const index = useIndex();
  const caption = useCurrent((item) => item.caption);
  return (
    <div className="plb__caption">
      <b className="plb__number">{fill(labels.photo, { n: index + 1 })}</b>{" "}
      <span className="plb__text" dir="auto">
        {caption}
      </span>
    </div>
  );
}
