import { loadExif } from "photo-lightbox/exif";
import { createRef } from "react";
import type { LightboxHandle, LightboxProps } from "../../src/index.ts";
import { photos } from "./examples.tsx";
import { reverse } from "./reverse.ts";

type Options = Required<LightboxProps>;
/** An option that is true or false. */
type Switch = {
  [Name in keyof Options]: Options[Name] extends boolean ? Name : never;
}[keyof Options];
type Demos = Partial<Record<Switch, LightboxProps>> &
  Record<Exclude<keyof Options, Switch>, LightboxProps>;

/** Shows a call of a callback in the corner of the page. */
function log(...values: unknown[]): void {
  const output = document.querySelector("output");
  if (output) output.textContent = values.join(" ");
}

const small = photos.map(({ id, thumbnail, alt }) => (
  <img key={id} src={thumbnail} alt={alt} data-lightboxjs="demo" />
));
const cover = photos.map((photo, index) => ({ ...photo, cover: index === 2 }));

const viewer = createRef<LightboxHandle>();

/** The demo of each option; that of a switch reverses its default. */
const demos: Demos = {
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
  getThumbnail: { children: small, getThumbnail: (_, index) => document.images[index] },
  modalClose: { modalClose: "clickOutside" },
  returnFocus: { returnFocus: "thumbnail", children: small },
  getPhotoUrl: { getPhotoUrl: (photo) => `?photo=${photo.id}` },
  history: { history: window.history, getPhotoUrl: (photo) => `?photo=${photo.id}` },
  pageUrl: { pageUrl: "options.html", getPhotoUrl: (photo) => `?photo=${photo.id}` },
  theme: { theme: "lightbox" },
  backgroundColor: { backgroundColor: "#1b2a41" },
  iconColor: { iconColor: "gold" },
  textColor: { textColor: "gold" },
  thumbnailBorder: { thumbnailBorder: "3px dashed gold" },
  arrowStyle: { arrowStyle: "light" },
  imgAnimation: { imgAnimation: "fade" },
  slideDuration: { slideDuration: 60 },
  slideshowInterval: { slideshowInterval: 5000 },
  maxZoomScale: { maxZoomScale: 24 },
  preload: { preload: 0 },
  downloadName: { downloadImages: true, downloadName: (item) => `${item.id}.jpg` },
  displayMetadata: { displayMetadata: true, loadMetadata: () => ({ iso: 400 }) },
  metadataTimeLocale: {
    metadataTimeLocale: "hi-IN",
    displayMetadata: true,
    loadMetadata: loadExif,
  },
  loadMetadata: { loadMetadata: loadExif, displayMetadata: true },
  onOpenChange: { onOpenChange: (open, reason) => log("onOpenChange", open, reason) },
  onIndexChange: { onIndexChange: (index) => log("onIndexChange", index) },
  onOpen: { onOpen: (index) => log("onOpen", index) },
  onClose: { onClose: (index) => log("onClose", index) },
  onNext: { onNext: (index) => log("onNext", index) },
  onPrev: { onPrev: (index) => log("onPrev", index) },
  onSelect: { onSelect: (index) => log("onSelect", index) },
  onImgError: { onImgError: (_event, item, index) => log("onImgError", item.src, index) },
  framework: { framework: "react" },
  licenseKey: { licenseKey: "anything" },
};

export function getDemo(name: string): LightboxProps {
  const byName: Record<string, LightboxProps> = demos;
  return byName[name] ?? reverse(name);
}
