import { useAlbum, useCommands, useViewerState } from "../core/contexts.ts";
import { ControlButton } from "../core/control-button.tsx";

export function ZoomButtons() {
  const { showMagnificationIcons, disableImageZoom, maxZoomScale, labels } = useAlbum().options;
  const isWhole = useViewerState(({ scale }) => scale <= 1);
  const isLargest = useViewerState(({ scale }) => scale >= maxZoomScale);
  const { zoomer } = useCommands();
  if (!showMagnificationIcons || disableImageZoom) return null;
  return (
    <>
      <ControlButton
        icon="zoomOut"
        label={labels.zoomOut}
        unavailable={isWhole}
        onClick={() => zoomer.current?.out()}
      />
      <ControlButton
        icon="zoomIn"
        label={labels.zoomIn}
        unavailable={isLargest}
        onClick={() => zoomer.current?.in()}
      />
    </>
  );
}

export function MagnifierButton() {
  const { magnifyingGlass, labels } = useAlbum().options;
  const magnifierOn = useViewerState((state) => state.magnifierOn);
  const { dispatch } = useCommands();
  if (!magnifyingGlass) return null;
  return (
    <ControlButton
      icon="magnifier"
      label={labels.magnifier}
      pressed={magnifierOn}
      onClick={() => dispatch({ type: "set", magnifierOn: !magnifierOn })}
    />
  );
}
