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
  /** Stable name of the photo, used for its address. */
  id?: string;
  src?: string;
  /** Widths (`w`) that the file does not have are found out and left out. */
  srcSet?: string;
  sizes?: string;
  alt?: string;
  caption?: ReactNode;
  /** Small picture for the strip, and the placeholder while the large one loads. */
  thumbnail?: string;
  /** Older name of `thumbnail`. */
  thumbnailSrc?: string;
  /** A tiny picture (for instance a ThumbHash as a data: address) to show before the thumbnail. */
  placeholder?: string;
  /** The largest version: used for download, magnifier and deep zoom. */
  original?: string;
  /** Size of the largest version in pixels. */
  width?: number;
  height?: number;
  type?: ItemType;
  /** The video's name on the third-party host, for type `yt`. */
  videoID?: string;
  /** Address of the file, for type `htmlVideo`. */
  videoSrc?: string;
  /** Size of the video in CSS pixels; 900 by 200 unless given, never wider than the screen. */
  videoWidth?: number | string;
  videoHeight?: number | string;
  /** 1, "1", true, "true" or 0, "0", false, "false". */
  autoPlay?: boolean | number | string;
  /** What a customVideoEmbed or customEmbed shows. */
  embed?: ReactNode;
  /** Sources of a responsive picture; `src` stays the fallback. */
  picture?: PictureSource[];
  /** This item is the cover that cover mode shows on the page. */
  cover?: boolean;
  /** The picture is known to be in the browser already: no loader is shown. */
  loaded?: boolean;
  /** `false` hides the download control for this photo. */
  download?: boolean;
  /** `false` hides the details of this photo: they cannot be had, as of a picture of another website. */
  metadata?: boolean;
  /** Address of a page where anybody can ask for this photo to be removed. */
  removalHref?: string;
}

/** The seven facts of the metadata panel. No place, owner or camera number is ever read. */
export interface PhotoMetadata {
  fileName?: string;
  iso?: number | string;
  /** A Date, milliseconds, or an ISO 8601 text. A text without a zone is the camera's wall clock. */
  createdAt?: Date | number | string;
  /** Pixels. */
  height?: number;
  /** Pixels. */
  width?: number;
  /** 4 for f/4. */
  fNumber?: number | string;
  /** Seconds (0.008 is shown as 1/125 s), or a text that is shown as it is. */
  shutterSpeed?: number | string;
}

export type Theme = "day" | "night" | "lightbox";

export interface LightboxProps {
  /** Opens when it turns true, closes when it turns false. */
  open?: boolean;
  images?: LightboxItem[];
  /** Page elements of this lightbox; a click on one of its pictures opens there. */
  children?: ReactNode;
  className?: string;
  startingSlideIndex?: number;
  theme?: Theme;
  backgroundColor?: string;
  iconColor?: string;
  textColor?: string;
  /** CSS border of the current thumbnail, "2px solid" in the theme's colour unless given. */
  thumbnailBorder?: string;
  /** The previous and next arrows. */
  showControls?: boolean;
  /** Whether the strip is shown at first; the Thumbnails button toggles it. */
  showThumbnails?: boolean;
  showThumbnailIcon?: boolean;
  showFullScreenIcon?: boolean;
  showSlideshowIcon?: boolean;
  showMagnificationIcons?: boolean;
  /** The bar with all buttons. Without it a lone close button stays. */
  showControlsBar?: boolean;
  showNavigationDots?: boolean;
  showLoader?: boolean;
  /** Milliseconds between two slides, 1700 unless given. */
  slideshowInterval?: number;
  /** Pace of the dragged carousel, 25 unless given. Not milliseconds. */
  slideDuration?: number;
  /** 1 to 24, 8 unless given; other values are clamped. */
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
  /** BCP 47 name used to write the creation date, "en-US" unless given. */
  metadataTimeLocale?: string;
  /** Shows only the cover on the page. */
  useCoverMode?: boolean;
  /** In cover mode, makes the cover a slide too. */
  coverImageInLightbox?: boolean;
  /** Name of a group of page elements: `data-lightboxjs="name"`. */
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

  /** Any of the texts, to translate or reword. */
  labels?: Partial<Labels>;
  /** Asks the host page's server for a photo's facts. Without it the file itself is read. */
  loadMetadata?: (
    item: LightboxItem,
    index: number,
  ) => PhotoMetadata | null | undefined | Promise<PhotoMetadata | null | undefined>;
  /** Gives every photo an address of its own: open pushes it, moving replaces it, Back closes. */
  getPhotoUrl?: (item: LightboxItem, index: number) => string;
  /** Address of the page without a photo. Unless given: the current one without `photo=`. */
  pageUrl?: string;
  /** Draws a slide itself; return undefined for the usual one. */
  renderSlide?: (item: LightboxItem, index: number, state: { current: boolean }) => ReactNode;
  /** Where focus goes on close: where it was before, or to the last photo's thumbnail on the page. */
  returnFocus?: "opener" | "thumbnail";
  /** Finds the page element of a slide, for the transition and for scrolling it into view. */
  getThumbnail?: (item: LightboxItem, index: number) => Element | null | undefined;
  /** Lets the thumbnail grow into the photo where the browser can; true unless given. */
  viewTransition?: boolean;
  showShareIcon?: boolean;
  showPrintIcon?: boolean;
}
