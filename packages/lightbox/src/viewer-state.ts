import type { RefObject } from "react";
import type { Options } from "./options.ts";
import type { LightboxItem } from "./types.ts";

export type SlideStatus = "loaded" | "failed";
export type PrintKind = "photo" | "sheet";

/** What the parts of an open lightbox know and may ask for. */
export interface ViewerState {
  options: Options;
  items: LightboxItem[];
  index: number;
  item: LightboxItem;
  scale: number;
  narrow: boolean;
  reducedMotion: boolean;
  playing: boolean;
  inFullScreen: boolean;
  canFullScreen: boolean;
  thumbnailsOpen: boolean;
  detailsOpen: boolean;
  magnifierOn: boolean;
  frame: RefObject<HTMLDivElement | null>;
  status: (index: number) => SlideStatus | undefined;
  setStatus: (index: number, status: SlideStatus | undefined) => void;

  next: () => void;
  previous: () => void;
  go: (index: number, step?: 1 | -1) => void;
  close: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  toggleSlideshow: () => void;
  toggleFullScreen: () => void;
  toggleThumbnails: () => void;
  toggleDetails: () => void;
  toggleMagnifier: () => void;
  showHelp: () => void;
  print: (kind: PrintKind) => void;
  /** Says something to screen readers. */
  say: (text: string) => void;
}
