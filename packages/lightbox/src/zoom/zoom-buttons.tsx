import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";

export function ZoomButtons() {
  const { options } = useAlbum();
  const { magnifyingGlass, maxZoomScale } = options;
  const viewer = useViewer();
  const isSmallest = useViewerState(({ scale }) => scale <= 1);
  const isLargest = useViewerState(
    ({ scale, key, statuses }) => scale >= maxZoomScale || statuses[`${key}`] === "failed",
  );
  const magnifierOn = useViewerState((state) => state.magnifierOn);
  return (
    <>
      {options.showMagnificationIcons && !options.disableImageZoom && (
        <>
          <ControlButton
            name="zoomOut"
            unavailable={isSmallest}
            onClick={() => viewer.zoomer?.out()}
          />
          <ControlButton
            name="zoomIn"
            unavailable={isLargest}
            onClick={() => viewer.zoomer?.in()}
          />
        </>
      )}
      {magnifyingGlass && (
        <ControlButton
          name="magnifier"
          pressed={magnifierOn}
          onClick={() => viewer.set({ magnifierOn: !magnifierOn })}
        />
      )}
    </>
  );
}
