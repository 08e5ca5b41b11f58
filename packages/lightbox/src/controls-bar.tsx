import { useId } from "react";
import { ControlButton } from "./control-button.tsx";
import { DownloadLink } from "./download-link.tsx";
import { isPicture } from "./items.ts";
import { MoreMenu } from "./more-menu.tsx";
import type { ViewerState } from "./viewer-state.ts";

/** The bar over the picture. On a narrow screen some of its buttons move into the menu. */
export function ControlsBar({ view }: { view: ViewerState }) {
  const { options, index, items } = view;
  const { labels } = options;
  const menuId = useId();
  if (!options.showControlsBar) {
    return (
      <div className="lightbox__lone-close">
        <ControlButton icon="close" label={labels.close} onClick={view.close} />
      </div>
    );
  }
  return (
    <div className="lightbox__bar">
      <span className="lightbox__counter" aria-hidden="true">
        <bdi dir="ltr">{`${index + 1} / ${items.length}`}</bdi>
      </span>
      {!view.narrow && <ZoomButtons view={view} />}
      {options.showSlideshowIcon && items.length > 1 && (
        <ControlButton
          icon={view.playing ? "pause" : "play"}
          label={labels.slideshow}
          pressed={view.playing}
          onClick={view.toggleSlideshow}
        />
      )}
      {!view.narrow && <PanelButtons view={view} />}
      {options.showFullScreenIcon && view.canFullScreen && (
        <ControlButton
          icon={view.inFullScreen ? "leaveFullScreen" : "fullScreen"}
          label={labels.fullScreen}
          pressed={view.inFullScreen}
          onClick={view.toggleFullScreen}
        />
      )}
      <DownloadLink view={view} />
      <ControlButton icon="more" label={labels.more} popoverTarget={menuId} />
      <MoreMenu view={view} id={menuId}>
        {view.narrow && <ZoomButtons view={view} />}
        {view.narrow && <PanelButtons view={view} />}
      </MoreMenu>
      <ControlButton icon="close" label={labels.close} onClick={view.close} />
    </div>
  );
}

function ZoomButtons({ view }: { view: ViewerState }) {
  const { options, scale } = view;
  const { labels } = options;
  if (!isPicture(view.item)) return null;
  return (
    <>
      {options.showMagnificationIcons && !options.disableImageZoom && (
        <>
          <ControlButton
            icon="zoomOut"
            label={labels.zoomOut}
            unavailable={scale <= 1}
            onClick={view.zoomOut}
          />
          <ControlButton
            icon="zoomIn"
            label={labels.zoomIn}
            unavailable={scale >= options.maxZoomScale}
            onClick={view.zoomIn}
          />
        </>
      )}
      {options.magnifyingGlass && (
        <ControlButton
          icon="magnifier"
          label={labels.magnifier}
          pressed={view.magnifierOn}
          onClick={view.toggleMagnifier}
        />
      )}
    </>
  );
}

function PanelButtons({ view }: { view: ViewerState }) {
  const { options, items } = view;
  const { labels } = options;
  return (
    <>
      {options.showThumbnailIcon && items.length > 1 && (
        <ControlButton
          icon="thumbnails"
          label={labels.thumbnails}
          pressed={view.thumbnailsOpen}
          onClick={view.toggleThumbnails}
        />
      )}
      {options.displayMetadata && (
        <ControlButton
          icon="details"
          label={labels.details}
          expanded={view.detailsOpen}
          onClick={view.toggleDetails}
        />
      )}
    </>
  );
}
