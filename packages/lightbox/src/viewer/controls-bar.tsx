import { memo, useId } from "react";
import { useAlbum, useCommands, useCurrent, useIndex, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { useNarrowScreen } from "../core/environment.ts";
import { isPicture } from "../core/items.ts";
import { useDetails } from "../metadata/use-details.ts";
import { DownloadLink } from "../sharing/download-link.tsx";
import { SlideshowButton } from "../slideshow/slideshow-button.tsx";
import { MagnifierButton, ZoomButtons } from "../zoom/zoom-buttons.tsx";
import { toggleFullScreen, useFullScreen } from "./full-screen.ts";
import { MoreMenu } from "./more-menu.tsx";

/** The bar over the picture. On a narrow screen some of its buttons move into the menu. */
export const ControlsBar = memo(function ControlsBar() {
  const { options } = useAlbum();
  const { close } = useCommands();
  const narrow = useNarrowScreen();
  const menuId = useId();
  const closeButton = <ControlButton icon="close" label={options.labels.close} onClick={close} />;
  if (!options.showControlsBar) return <div className="lightbox__lone-close">{closeButton}</div>;
  return (
    <div className="lightbox__bar">
      <Counter />
      {!narrow && <PictureButtons />}
      <SlideshowButton />
      {!narrow && <PanelButtons />}
      <FullScreenButton />
      <DownloadLink />
      <ControlButton icon="more" label={options.labels.more} popoverTarget={menuId} />
      <MoreMenu id={menuId}>
        {narrow && <PictureButtons />}
        {narrow && <PanelButtons />}
      </MoreMenu>
      {closeButton}
    </div>
  );
});

function Counter() {
  const { items } = useAlbum();
  const index = useIndex();
  return (
    <span className="lightbox__counter" aria-hidden="true">
      <bdi dir="ltr">{`${index + 1} / ${items.length}`}</bdi>
    </span>
  );
}

function PictureButtons() {
  if (!useCurrent(isPicture)) return null;
  return (
    <>
      <ZoomButtons />
      <MagnifierButton />
    </>
  );
}

function PanelButtons() {
  const { items, options } = useAlbum();
  const thumbnailsOpen = useViewerState((state) => state.thumbnailsOpen);
  const { dispatch } = useCommands();
  const details = useDetails();
  const { labels } = options;
  return (
    <>
      {options.showThumbnailIcon && items.length > 1 && (
        <ControlButton
          icon="thumbnails"
          label={labels.thumbnails}
          pressed={thumbnailsOpen}
          onClick={() => dispatch({ type: "set", thumbnailsOpen: !thumbnailsOpen })}
        />
      )}
      {details.possible && (
        <ControlButton
          icon="details"
          label={labels.details}
          expanded={details.open}
          onClick={details.toggle}
        />
      )}
    </>
  );
}

function FullScreenButton() {
  const { options } = useAlbum();
  const inFullScreen = useFullScreen();
  if (!options.showFullScreenIcon || !document.fullscreenEnabled) return null;
  return (
    <ControlButton
      icon={inFullScreen ? "leaveFullScreen" : "fullScreen"}
      label={options.labels.fullScreen}
      pressed={inFullScreen}
      onClick={toggleFullScreen}
    />
  );
}
