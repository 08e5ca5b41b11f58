import type { ReactNode, SyntheticEvent } from "react";
import type { Labels } from "./labels.ts";

/** Video and embed slides. An item without a type is a picture. */
export type ItemType = "yt" | "htmlVideo" | "customVideoEmbed" | "customEmbed";

/** One `<source>` of a responsive picture. `srcSet`, `srcset` and `src` mean the same here. */
export interface PictureSource {
  srcSet?: string;
  srcset?: string;
  src?: string;
  media?: string;
  type?: string;
  sizes?: string;
}

/** One slide. A picture needs `src` (or `original`); everything else is optional. */
export interface LightboxItem {
  /** Stable identifier of the photo, for its key and its URL. */
  id?: string;
  src?: string;
  /** Widths (`w`) larger than the file are detected and removed. */
  srcSet?: string;
  sizes?: string;
  alt?: string;
  caption?: ReactNode;
  /** Small picture for the thumbnail strip, and the placeholder while the photo loads. */
  thumbnail?: string;
  /** Older name of `thumbnail`. */
  thumbnailSrc?: string;
  /** Placeholder while the photo loads, for example a ThumbHash as a data: URL. */
  placeholder?: string;
  /** The largest version: used for download, magnifier and deep zoom. */
  original?: string;
  /** Size of the largest version in pixels. */
  width?: number;
  height?: number;
  type?: ItemType;
  /** YouTube video id, for type `yt`. */
  videoID?: string;
  /** URL of the file, for type `htmlVideo`. */
  videoSrc?: string;
  /** Size in CSS pixels; 900 by 200 by default, never wider than the screen. */
  videoWidth?: number | string;
  videoHeight?: number | string;
  /** 1, "1", true, "true" or 0, "0", false, "false". */
  autoPlay?: boolean | number | string;
  /** Content of a customVideoEmbed or customEmbed. */
  embed?: ReactNode;
  /** Sources of a responsive picture; `src` stays the fallback. */
  picture?: PictureSource[];
  /** Marks the cover for `useCoverMode`. */
  cover?: boolean;
  /** The picture is in the browser cache: no loader is shown. */
  loaded?: boolean;
  /** `false` hides the download button for this photo. */
  download?: boolean;
  /** `false` hides the details of this photo, for example for a cross-origin file. */
  metadata?: boolean;
  /** URL of a page with a removal request form for this photo. */
  removalHref?: string;
}

/** The seven fields of the metadata panel. Location and owner are never shown. */
export interface PhotoMetadata {
  fileName?: string;
  iso?: number | string;
  /** A Date, milliseconds or ISO 8601; without a time zone it is the local time of the camera. */
  createdAt?: Date | number | string;
  /** Pixels. */
  height?: number;
  /** Pixels. */
  width?: number;
  /** 4 for f/4. */
  fNumber?: number | string;
  /** Seconds (0.008 is shown as 1/125 s), or a string that is shown unchanged. */
  shutterSpeed?: number | string;
}

export type Theme = "day" | "night" | "lightbox";

export interface LightboxProps {
  /** Opens when it becomes true, closes when it becomes false. */
  open?: boolean;
  images?: LightboxItem[];
  /** Content of the page; a click on an image in it opens that slide. */
  children?: ReactNode;
  className?: string;
  startingSlideIndex?: number;
  theme?: Theme;
  backgroundColor?: string;
  iconColor?: string;
  textColor?: string;
  /** CSS border of the current thumbnail, "2px solid" in the theme's colour by default. */
  thumbnailBorder?: string;
  /** The previous and next arrows. */
  showControls?: boolean;
  /** Whether the thumbnail strip is open initially. */
  showThumbnails?: boolean;
  showThumbnailIcon?: boolean;
  showFullScreenIcon?: boolean;
  showSlideshowIcon?: boolean;
  showMagnificationIcons?: boolean;
  /** The toolbar. Without it only a close button is shown. */
  showControlsBar?: boolean;
  showNavigationDots?: boolean;
  showLoader?: boolean;
  /** Milliseconds between two slides, 1700 by default. */
  slideshowInterval?: number;
  /** Duration of the slide transition in units of 32 ms, 25 by default. */
  slideDuration?: number;
  /** 1 to 24, 8 by default; other values are clamped. */
  maxZoomScale?: number;
  disableImageZoom?: boolean;
  magnifyingGlass?: boolean;
  roundedImages?: boolean;
  rtl?: boolean;
  /** Opens in full screen where the browser allows it. */
  fullScreen?: boolean;
  imgAnimation?: "imgDrag" | "fade";
  arrowStyle?: "dark" | "light";
  modalClose?: "default" | "clickOutside";
  downloadImages?: boolean;
  displayMetadata?: boolean;
  /** BCP 47 locale of the creation date, "en-US" by default. */
  metadataTimeLocale?: string;
  /** Shows only the cover on the page. */
  useCoverMode?: boolean;
  /** In cover mode, includes the cover in the slides. */
  coverImageInLightbox?: boolean;
  /** Name of a group of page elements with `data-lightboxjs="name"`. */
  lightboxIdentifier?: string;
  /** CSS selector that finds the group's elements; a click on the n-th opens slide n. */
  queryElems?: string;
  /** Accepted for compatibility; does nothing. */
  framework?: string;
  /** Accepted for compatibility; does nothing. */
  licenseKey?: string;

  onOpen?: (index: number) => void;
  onClose?: (index: number) => void;
  onNext?: (index: number) => void;
  onPrev?: (index: number) => void;
  onSelect?: (index: number) => void;
  onImgError?: (event: SyntheticEvent<HTMLImageElement>, item: LightboxItem, index: number) => void;

  /** Overrides of the default texts, for example translations. */
  labels?: Partial<Labels>;
  /** Fetches a photo's metadata, for example `loadExif` of `photo-lightbox/exif`. */
  loadMetadata?: (
    item: LightboxItem,
    index: number,
  ) => PhotoMetadata | null | undefined | Promise<PhotoMetadata | null | undefined>;
  /** URL of a photo: opening pushes it to the history, moving replaces it, Back closes. */
  getPhotoUrl?: (item: LightboxItem, index: number) => string;
  /** URL of the page without a photo; by default the current one without `photo=`. */
  pageUrl?: string;
  /** Renders a custom slide; return undefined for the default one. */
  renderSlide?: (item: LightboxItem, index: number, state: { current: boolean }) => ReactNode;
  /** Focus after closing: the previous element, or the last photo's thumbnail on the page. */
  returnFocus?: "opener" | "thumbnail";
  /** The page element of a slide, for the view transition and for scrolling it into view. */
  getThumbnail?: (item: LightboxItem, index: number) => Element | null | undefined;
  /** Animates from the thumbnail to the photo by a view transition; true by default. */
  viewTransition?: boolean;
  showShareIcon?: boolean;
  showPrintIcon?: boolean;
}
