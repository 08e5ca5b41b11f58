import type { ReactNode, Ref, SyntheticEvent } from "react";
import type { LightboxItem, PhotoMetadata } from "./item-types.ts";
import type { Labels } from "./labels.ts";

export type {
  EmbedItem,
  ItemType,
  LightboxItem,
  PhotoMetadata,
  PictureItem,
  PictureSource,
  VideoItem,
  VideoTrack,
  YouTubeItem,
} from "./item-types.ts";

/**
 * Why the viewer opens or closes: `press` on the page, `history` by Back, Forward or a deep link,
 * `method` of the ref or of `useLightbox`, `empty` list, `error` when its code could not be loaded.
 */
export type OpenChangeReason =
  | "press"
  | "history"
  | "method"
  | "button"
  | "escape"
  | "outside"
  | "pull"
  | "empty"
  | "unmount"
  | "error";

/** The methods of the `ref` of a lightbox. Indexes loop. */
export interface LightboxHandle {
  open: (index?: number) => void;
  close: () => void;
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
}

/** Parts of the viewer that the host page renders. `undefined` is the default, `null` is nothing. */
export interface LightboxSlots {
  /** Before the buttons of the toolbar. */
  toolbar?: ReactNode;
  /** Instead of the number and the caption of the photo. */
  caption?: ReactNode;
  /** Next to the photo, instead of the metadata panel. */
  details?: ReactNode;
  /** Instead of the thumbnails, when they are shown. */
  thumbnails?: ReactNode;
}

/** Reads and changes the URL, for a router that must know of it. */
export type LightboxHistory = Pick<History, "state" | "pushState" | "replaceState" | "back">;

export type Theme = "day" | "night" | "lightbox";

/** The options. `Item` has the fields of a slide and of the host page; callbacks get it unchanged. */
export interface LightboxProps<Item extends LightboxItem = LightboxItem> {
  /** The methods of `LightboxHandle`. Indexes loop. */
  ref?: Ref<LightboxHandle>;
  /** Opens when it becomes true, closes when it becomes false. With `onOpenChange` it alone decides. */
  open?: boolean;
  /** Opens once, after the first render. */
  defaultOpen?: boolean;
  /** The slides. Without them, the pictures among the children. */
  images?: readonly Item[];
  /** Content of the page; a click on an image in it opens that slide. */
  children?: ReactNode;
  /** Class of the element around the children. */
  className?: string;
  /** The first slide. */
  startingSlideIndex?: number;
  /** The current slide; the viewer follows its changes. Before `startingSlideIndex`. */
  index?: number;
  /** Colours: `night`, `day` or `lightbox` (translucent). */
  theme?: Theme;
  /** Colour behind the photo. */
  backgroundColor?: string;
  /** Colour of the icons. */
  iconColor?: string;
  /** Colour of the texts. */
  textColor?: string;
  /** CSS border of the current thumbnail, "2px solid" in the theme's colour by default. */
  thumbnailBorder?: string;
  /** The previous and next arrows. */
  showControls?: boolean;
  /** Whether the thumbnail strip is open initially. */
  showThumbnails?: boolean;
  /** The button for the thumbnails. */
  showThumbnailIcon?: boolean;
  /** The button for full screen. */
  showFullScreenIcon?: boolean;
  /** The button for the slideshow. */
  showSlideshowIcon?: boolean;
  /** The zoom buttons. */
  showMagnificationIcons?: boolean;
  /** The toolbar. Without it only a close button is shown. */
  showControlsBar?: boolean;
  /** A dot for each slide. */
  showNavigationDots?: boolean;
  /** The loader while a photo loads. */
  showLoader?: boolean;
  /** Milliseconds between two slides, 1700 by default. */
  slideshowInterval?: number;
  /** Duration of the slide transition in units of 32 ms, 25 by default. */
  slideDuration?: number;
  /** 1 to 24, 8 by default; other values are clamped. */
  maxZoomScale?: number;
  /** No zoom by buttons, keys, wheel or touch. */
  disableImageZoom?: boolean;
  /** A lens that follows the pointer. */
  magnifyingGlass?: boolean;
  /** Rounds the corners of the photos by 20 px. */
  roundedImages?: boolean;
  /** Right to left. By default the `dir` of the page decides. */
  rtl?: boolean;
  /** Opens in full screen where the browser allows it. */
  fullScreen?: boolean;
  /** Slides move, or fade. */
  imgAnimation?: "imgDrag" | "fade";
  /** `false`: no slide before the first and after the last one. */
  loop?: boolean;
  /** `false`: no keys but Escape. */
  keyboard?: boolean;
  /** `false`: wheel and trackpad neither zoom nor change the slide. */
  wheel?: boolean;
  /** `false`: a pull down and a pinch do not close. */
  pullToClose?: boolean;
  /** How many slides on each side load in advance, 2 by default; 0 with Save-Data. */
  preload?: number;
  /** Dark or light arrows. */
  arrowStyle?: "dark" | "light";
  /** With `clickOutside`, a click outside the photo and the controls closes. */
  modalClose?: "default" | "clickOutside";
  /** The download button. */
  downloadImages?: boolean;
  /** Name of the downloaded file; "image.jpg" by default, with the extension of the file. */
  downloadName?: (item: Item, index: number) => string;
  /** The button for the photo details. */
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

  /** Called before opening and closing, except by `open` and `defaultOpen`. */
  onOpenChange?: (open: boolean, reason: OpenChangeReason) => void;
  /** Called with `onSelect`: the current slide has changed. */
  onIndexChange?: (index: number) => void;
  /** The viewer opens on this slide. */
  onOpen?: (index: number) => void;
  /** The viewer closes on this slide. */
  onClose?: (index: number) => void;
  /** The visitor moves to the next slide. */
  onNext?: (index: number) => void;
  /** The visitor moves to the previous slide. */
  onPrev?: (index: number) => void;
  /** The current slide changes in any way. */
  onSelect?: (index: number) => void;
  /** A photo could not be loaded. */
  onImgError?: (event: SyntheticEvent<HTMLImageElement>, item: Item, index: number) => void;

  /** Overrides of the default texts, for example translations. */
  labels?: Partial<Labels>;
  /** Fetches a photo's metadata, for example `loadExif` of `photo-lightbox/exif`. */
  loadMetadata?: (
    item: Item,
    index: number,
  ) => PhotoMetadata | null | undefined | Promise<PhotoMetadata | null | undefined>;
  /** URL of a photo: opening pushes it to the history, moving replaces it, Back closes. */
  getPhotoUrl?: (item: Item, index: number) => string;
  /** How the URL is changed; `window.history` by default. */
  history?: LightboxHistory;
  /** URL of the page without a photo; by default the current one without `photo=`. */
  pageUrl?: string;
  /** Renders a custom slide; return undefined for the default one. */
  renderSlide?: (item: Item, index: number, state: { current: boolean }) => ReactNode;
  /** Own parts of the viewer. Components in them read its state by `useLightbox`. */
  slots?: LightboxSlots;
  /** Focus after closing: the previous element, or the last photo's thumbnail on the page. */
  returnFocus?: "opener" | "thumbnail";
  /** The page element of a slide, for the view transition and for scrolling it into view. */
  getThumbnail?: (item: Item, index: number) => Element | null | undefined;
  /** Animates from the thumbnail to the photo by a view transition; true by default. */
  viewTransition?: boolean;
  /** The menu item that shares or copies the URL. */
  showShareIcon?: boolean;
  /** The menu items that print. */
  showPrintIcon?: boolean;
}
