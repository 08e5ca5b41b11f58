import { loadExif } from "photo-lightbox/exif";
import { createRef } from "react";
import type { LightboxHandle, LightboxProps } from "../../src/index.ts";
import { photos } from "./photos.ts";

type Demos = Partial<Record<keyof LightboxProps, LightboxProps>>;

/** Shows a call of a callback in the corner of the page. */
function log(...values: unknown[]): void {
  const output = document.querySelector("output");
  if (output) output.textContent = values.join(" ");
}

const small = photos.map(({ id, thumbnail, alt }) => (
  <img key={id} src={thumbnail} alt={alt} data-lightboxjs="demo" />
));
const cover = photos.map((photo, index) => ({ ...photo, cover: index === 2 }));

const content = {
  images: { images: photos.slice(0, 2) },
  children: { children: small },
  className: { className: "two-columns", children: small },
  useCoverMode: { useCoverMode: true, images: cover },
  coverImageInLightbox: { useCoverMode: true, coverImageInLightbox: true, images: cover },
  lightboxIdentifier: { lightboxIdentifier: "demo", children: small },
  queryElems: { queryElems: "[data-lightboxjs]", children: small },
  renderSlide: { renderSlide: (photo) => <p className="embed">{photo.alt}</p> },
  slots: { slots: { caption: <p>My caption</p> } },
  labels: { labels: { next: "Onward", previous: "Backward" } },
} satisfies Demos;

const viewer = createRef<LightboxHandle>();

const opening = {
  open: { open: true },
  defaultOpen: { defaultOpen: true },
  ref: {
    ref: viewer,
    slots: {
      toolbar: (
        <button type="button" onClick={() => viewer.current?.goTo(-1)}>
          Last
        </button>
      ),
    },
  },
  startingSlideIndex: { startingSlideIndex: 4 },
  index: { index: 5 },
  fullScreen: { fullScreen: true },
  getThumbnail: { children: small, getThumbnail: (_, index) => document.images[index] },
  viewTransition: { viewTransition: false },
  modalClose: { modalClose: "clickOutside" },
  pullToClose: { pullToClose: false },
  returnFocus: { returnFocus: "thumbnail", children: small },
} satisfies Demos;

const urls = {
  getPhotoUrl: { getPhotoUrl: (photo) => `?photo=${photo.id}` },
  history: { history: window.history, getPhotoUrl: (photo) => `?photo=${photo.id}` },
  pageUrl: { pageUrl: "options.html", getPhotoUrl: (photo) => `?photo=${photo.id}` },
} satisfies Demos;

const look = {
  theme: { theme: "lightbox" },
  backgroundColor: { backgroundColor: "#1b2a41" },
  iconColor: { iconColor: "gold" },
  textColor: { textColor: "gold" },
  thumbnailBorder: { thumbnailBorder: "3px dashed gold" },
  arrowStyle: { arrowStyle: "light" },
  roundedImages: { roundedImages: true },
  rtl: { rtl: true },
  imgAnimation: { imgAnimation: "fade" },
  slideDuration: { slideDuration: 60 },
} satisfies Demos;

const controls = {
  showControls: { showControls: false },
  showControlsBar: { showControlsBar: false },
  showThumbnails: { showThumbnails: false },
  showThumbnailIcon: { showThumbnailIcon: false },
  showFullScreenIcon: { showFullScreenIcon: false },
  showSlideshowIcon: { showSlideshowIcon: false },
  showMagnificationIcons: { showMagnificationIcons: false },
  showShareIcon: { showShareIcon: false },
  showPrintIcon: { showPrintIcon: false },
  showNavigationDots: { showNavigationDots: true },
  showLoader: { showLoader: false },
  keyboard: { keyboard: false },
  wheel: { wheel: false },
} satisfies Demos;

const photo = {
  slideshowInterval: { slideshowInterval: 5000 },
  maxZoomScale: { maxZoomScale: 24 },
  disableImageZoom: { disableImageZoom: true },
  magnifyingGlass: { magnifyingGlass: true },
  preload: { preload: 0 },
  downloadImages: { downloadImages: true },
  downloadName: { downloadImages: true, downloadName: (item) => `${item.id}.jpg` },
  displayMetadata: { displayMetadata: true, loadMetadata: () => ({ iso: 400 }) },
  metadataTimeLocale: {
    metadataTimeLocale: "hi-IN",
    displayMetadata: true,
    loadMetadata: loadExif,
  },
  loadMetadata: { loadMetadata: loadExif, displayMetadata: true },
} satisfies Demos;

const callbacks = {
  onOpenChange: { onOpenChange: (open, reason) => log("onOpenChange", open, reason) },
  onIndexChange: { onIndexChange: (index) => log("onIndexChange", index) },
  onOpen: { onOpen: (index) => log("onOpen", index) },
  onClose: { onClose: (index) => log("onClose", index) },
  onNext: { onNext: (index) => log("onNext", index) },
  onPrev: { onPrev: (index) => log("onPrev", index) },
  onSelect: { onSelect: (index) => log("onSelect", index) },
  onImgError: { onImgError: (_event, item, index) => log("onImgError", item.src, index) },
} satisfies Demos;

const compatibility = {
  framework: { framework: "react" },
  licenseKey: { licenseKey: "anything" },
} satisfies Demos;

/** A demo of every option, by its name. */
export const demos = {
  ...content,
  ...opening,
  ...urls,
  ...look,
  ...controls,
  ...photo,
  ...callbacks,
  ...compatibility,
} satisfies Record<keyof LightboxProps, LightboxProps>;
