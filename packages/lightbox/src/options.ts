import { clampZoom } from "./core/limits.ts";
import { omitEmpty } from "./core/omit-empty.ts";
import { defaultLabels, type Labels } from "./labels.ts";
import type { LightboxProps } from "./types.ts";

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
  showNavigationDots: false,
  showLoader: true,
  slideshowInterval: 1700,
  slideDuration: 25,
  maxZoomScale: 8,
  disableImageZoom: false,
  magnifyingGlass: false,
  roundedImages: false,
  rtl: false,
  fullScreen: false,
  imgAnimation: "imgDrag",
  arrowStyle: "dark",
  modalClose: "default",
  downloadImages: false,
  displayMetadata: false,
  metadataTimeLocale: "en-US",
  useCoverMode: false,
  coverImageInLightbox: false,
  returnFocus: "opener",
  viewTransition: true,
  showShareIcon: true,
  showPrintIcon: true,
} as const satisfies LightboxProps;

type Defaulted = Required<Pick<LightboxProps, keyof typeof defaults>>;

/** The props with defaults, clamped numbers and all labels. */
export type Options = Omit<LightboxProps, keyof Defaulted | "labels"> &
  Defaulted & { labels: Labels };

export function resolveOptions(props: LightboxProps): Options {
  const options = { ...defaults, ...omitEmpty(props) } as Options;
  options.rtl = props.rtl ?? globalThis.document?.dir === "rtl";
  options.maxZoomScale = clampZoom(options.maxZoomScale);
  options.labels = { ...defaultLabels, ...props.labels };
  return options;
}
