import { clamp } from "./core/clamp.ts";
import { omitEmpty } from "./core/omit-empty.ts";
import { defaultLabels, type Labels } from "./labels.ts";
import type { LightboxProps } from "./types.ts";

/** Options that are missing here are off, or undefined. */
export const defaults = {
  startingSlideIndex: 0,
  theme: "night",
  showControls: true,
  showThumbnails: true,
  showThumbnailIcon: true,
  showFullScreenIcon: true,
  showSlideshowIcon: true,
  showMagnificationIcons: true,
  showControlsBar: true,
  showLoader: true,
  slideshowInterval: 1700,
  slideDuration: 25,
  maxZoomScale: 8,
  imgAnimation: "imgDrag",
  arrowStyle: "dark",
  modalClose: "default",
  metadataTimeLocale: "en-US",
  loop: true,
  keyboard: true,
  wheel: true,
  pullToClose: true,
  preload: 2,
  viewTransition: true,
  showShareIcon: true,
  showPrintIcon: true,
} as const satisfies LightboxProps;

type Defaulted = Required<Pick<LightboxProps, keyof typeof defaults>>;

/** The props with defaults, clamped numbers and all labels. */
export type Options = Omit<LightboxProps, keyof Defaulted | "labels" | "rtl"> &
  Defaulted & { labels: Labels; rtl: boolean };

export function resolveOptions(props: LightboxProps): Options {
  const options = { ...defaults, ...omitEmpty(props) } as Options;
  options.rtl = props.rtl ?? globalThis.document?.dir === "rtl";
  options.maxZoomScale = clampZoom(options.maxZoomScale);
  options.labels = { ...defaultLabels, ...props.labels };
  return options;
}

/** Between 1 and 24; 8 when it is not a number. */
export function clampZoom(value: unknown): number {
  return clamp(Number(value ?? 8), 1, 24) || 8;
}
