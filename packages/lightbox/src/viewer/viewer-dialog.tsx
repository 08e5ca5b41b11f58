import { type CSSProperties, memo } from "react";
import { useAlbum, useViewerState } from "../core/contexts.ts";
import type { Options } from "../options.ts";
import { PrintSheet } from "../sharing/print-sheet.tsx";
import { Slideshow } from "../slideshow/slideshow.tsx";
import { Frame } from "./frame.tsx";
import { Help } from "./help.tsx";
import { Status } from "./status.tsx";
import { useDialogEvents } from "./use-dialog-events.ts";
import { useModal } from "./use-modal.ts";

export const ViewerDialog = memo(function ViewerDialog() {
  const { options } = useAlbum();
  const helpOpen = useViewerState((state) => state.helpOpen);
  const playing = useViewerState((state) => state.playing);
  const printing = useViewerState((state) => state.printing);
  const dialog = useModal();

  return (
    <dialog
      className={classNames(options)}
      ref={dialog}
      aria-label={options.labels.lightbox}
      dir={options.rtl ? "rtl" : "ltr"}
      tabIndex={-1}
      // A dialog of React Aria makes all other elements inert.
      data-react-aria-top-layer
      style={colours(options)}
      {...useDialogEvents()}
    >
      <Frame />
      <Status />
      {playing && <Slideshow />}
      {helpOpen && <Help />}
      {printing && <PrintSheet kind={printing} />}
    </dialog>
  );
});

function classNames(options: Options): string {
  const rounded = options.roundedImages ? " plb--rounded" : "";
  return `plb plb--${options.theme} plb--${options.arrowStyle}-arrows${rounded}`;
}

/** Colours of the host page override those of the theme. */
function colours(options: Options): CSSProperties {
  return {
    "--plb-background": options.backgroundColor,
    "--plb-icon": options.iconColor,
    "--plb-arrow": options.iconColor,
    "--plb-text": options.textColor,
    "--plb-thumbnail-border": options.thumbnailBorder,
  } as CSSProperties;
}
