import { defaults, type LightboxProps } from "../../src/index.ts";

/** Descriptions of the options that have none in the types. */
export const optionTexts: Partial<Record<keyof LightboxProps, string>> = {
  ref: "The methods of `LightboxHandle`. Indexes loop.",
  images: "The slides. Without them, the pictures among the children.",
  className: "Class of the element around the children.",
  startingSlideIndex: "The first slide.",
  theme: "Colours: `night`, `day` or `lightbox` (translucent).",
  backgroundColor: "Colour behind the photo.",
  iconColor: "Colour of the icons.",
  textColor: "Colour of the texts.",
  arrowStyle: "Dark or light arrows.",
  roundedImages: "Rounds the corners of the photos by 20 px.",
  rtl: "Right to left. By default the `dir` of the page decides.",
  imgAnimation: "Slides move, or fade.",
  modalClose: "With `clickOutside`, a click outside the photo and the controls closes.",
  showThumbnailIcon: "The button for the thumbnails.",
  showFullScreenIcon: "The button for full screen.",
  showSlideshowIcon: "The button for the slideshow.",
  showMagnificationIcons: "The zoom buttons.",
  showShareIcon: "The menu item that shares or copies the URL.",
  showPrintIcon: "The menu items that print.",
  showNavigationDots: "A dot for each slide.",
  showLoader: "The loader while a photo loads.",
  disableImageZoom: "No zoom by buttons, keys, wheel or touch.",
  magnifyingGlass: "A lens that follows the pointer.",
  downloadImages: "The download button.",
  displayMetadata: "The button for the photo details.",
  onOpen: "The viewer opens on this slide.",
  onClose: "The viewer closes on this slide.",
  onNext: "The visitor moves to the next slide.",
  onPrev: "The visitor moves to the previous slide.",
  onSelect: "The current slide changes in any way.",
  onImgError: "A photo could not be loaded.",
};

/** A switch with the value that is not its default. */
export const reverse = (name: string): Record<string, boolean> => ({
  [name]: !(defaults as Record<string, unknown>)[name],
});
