import { type ReactNode, useId } from "react";
import { useAlbum, useCurrent, useIndex, useViewer, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";
import { useNarrowScreen } from "../core/environment.ts";
import { fill } from "../core/fill.ts";
import { isPicture } from "../core/items.ts";
import { Slot } from "../core/slot.tsx";
import { useDetails } from "../metadata/use-details.ts";
import { DownloadLink } from "../sharing/download-link.tsx";
import { SlideshowButton } from "../slideshow/slideshow-button.tsx";
import { ZoomButtons } from "../zoom/zoom-buttons.tsx";
import { toggleFullScreen, useFullScreen } from "./full-screen.ts";
import { MoreMenu } from "./more-menu.tsx";

/** The toolbar. On a narrow screen some of its buttons move into the menu. */
export function ControlsBar() {
  const { items, options } = useAlbum();
  const viewer = useViewer();
  const narrow = useNarrowScreen();
  const inFullScreen = useFullScreen();
  const thumbnailsOpen = useViewerState((state) => state.thumbnailsOpen);
  const details = useDetails();
  const menuId = useId();
  const pictureButtons = useCurrent(isPicture) && <ZoomButtons />;
  const closeButton = <ControlButton name="close" onClick={() => viewer.close("button")} />;
  if (!options.showControlsBar) return <div className="plb__lone-close">{closeButton}</div>;

  const panelButtons: ReactNode = (
    <>
      {options.showThumbnailIcon && items.length > 1 && (
        <ControlButton
          name="thumbnails"
          pressed={thumbnailsOpen}
          onClick={() => viewer.set({ thumbnailsOpen: !thumbnailsOpen })}
        />
      )}
      {details.available && (
        <ControlButton name="details" expanded={details.open} onClick={details.toggle} />
      )}
    </>
  );
  return (
    <div className="plb__bar">
      <Counter />
      <Slot name="toolbar" />
      {!narrow && pictureButtons}
      <SlideshowButton />
      {!narrow && panelButtons}
      {options.showFullScreenIcon && document.fullscreenEnabled && (
        <ControlButton
          name="fullScreen"
          icon={inFullScreen ? "leaveFullScreen" : "fullScreen"}
          pressed={inFullScreen}
          onClick={() => toggleFullScreen(viewer)}
        />
      )}
      <DownloadLink />
      <ControlButton name="more" menu={menuId} />
      <MoreMenu id={menuId}>
        {narrow && pictureButtons}
        {narrow && panelButtons}
      </MoreMenu>
      {closeButton}
    </div>
  );
}

function Counter() {
  const { items, options } = useAlbum();
  const n = useIndex() + 1;
  return (
    <span className="plb__counter" aria-hidden="true">
      <bdi dir="ltr">{fill(options.labels.counter, { n, count: items.length })}</bdi>
    </span>
  );
}
