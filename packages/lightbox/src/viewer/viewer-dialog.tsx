import type { CSSProperties } from "react";
import { useAlbum, useCommands, useViewerState } from "../core/contexts.ts";
import type { Options } from "../options.ts";
import { PrintSheet } from "../sharing/print-sheet.tsx";
import { useSlideshow } from "../slideshow/use-slideshow.ts";
import { Frame } from "./frame.tsx";
import { Help } from "./help.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { useClickOutside } from "./use-click-outside.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useKeys } from "./use-keys.ts";
import { useModal } from "./use-modal.ts";

/** A modal dialog at the end of the page, with what stands over and beside the frame. */
export function ViewerDialog() {
  const { options } = useAlbum();
  const helpOpen = useViewerState((state) => state.helpOpen);
  const printing = useViewerState((state) => state.printing);
  const { close } = useCommands();
  const dialog = useModal(close);
  useSlideshow(dialog);
  useKeptFocus(dialog);
  useAnnouncements();
  const onKeyDown = useKeys();
  const clickOutside = useClickOutside(options, close);

  return (
    <dialog
      className={classNames(options)}
      ref={dialog}
      aria-label={options.labels.lightbox}
      dir={options.rtl ? "rtl" : "ltr"}
      tabIndex={-1}
      style={colours(options)}
      onKeyDown={onKeyDown}
      {...clickOutside}
    >
      <Frame />
      <Status />
      {helpOpen && <Help />}
      {printing && <PrintSheet kind={printing} />}
    </dialog>
  );
}

/** What screen readers are told. */
function Status() {
  const announcement = useViewerState((state) => state.announcement);
  return (
    <p className="lightbox__status" role="status">
      {announcement}
    </p>
  );
}

function classNames(options: Options): string {
  const rounded = options.roundedImages ? " lightbox--rounded" : "";
  return `lightbox lightbox--${options.theme} lightbox--${options.arrowStyle}-arrows${rounded}`;
}

/** Colours of the host page win over the theme's. Written in the browser only. */
function colours(options: Options): CSSProperties {
  return {
    "--lightbox-background": options.backgroundColor,
    "--lightbox-icon": options.iconColor,
    "--lightbox-arrow": options.iconColor,
    "--lightbox-text": options.textColor,
    "--lightbox-thumbnail-border": options.thumbnailBorder,
  } as CSSProperties;
}
