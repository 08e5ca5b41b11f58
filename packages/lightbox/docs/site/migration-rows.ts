import type { Labels, LightboxHandle, LightboxItem, LightboxProps } from "../../src/index.ts";
import type { LightboxSlots } from "../../src/types.ts";

type ItemField = LightboxItem extends infer Item ? (Item extends Item ? keyof Item : never) : never;
type Name =
  | keyof LightboxProps
  | `labels.${keyof Labels}`
  | `ref.${keyof LightboxHandle}`
  | `slots.${keyof LightboxSlots}`
  | `images[].${ItemField}`;

/** Old property, new properties, and what is different. */
export type Row = [old: string, names: Name[], difference?: string];

export const yetAnother: Row[] = [
  ["open", ["open"]],
  ["close", ["onOpenChange", "onClose"], "called on every closing"],
  ["index", ["startingSlideIndex", "index"], "index also follows later changes"],
  ["slides", ["images"]],
  ["slides[].title, description", ["images[].caption"]],
  ["slides[].srcSet", ["images[].srcSet"], "a string, as in HTML"],
  ['slides[].type: "video"', ["images[].type"], "is htmlVideo"],
  ["plugins", [], "everything is included; switch parts off by show… options"],
  ["render.slide", ["renderSlide"]],
  ["render.controls, toolbar.buttons", ["slots.toolbar"]],
  ["render.slideFooter", ["slots.caption"]],
  ["labels", ["labels"], "by name, not by English text"],
  ["carousel.finite", ["loop"], "the opposite"],
  ["carousel.preload", ["preload"]],
  ["animation.swipe", ["slideDuration"], "units of 32 ms"],
  ["controller.ref", ["ref"], "goTo(index) is new"],
  ["controller.closeOnPullDown", ["pullToClose"], "on by default"],
  ["controller.closeOnBackdropClick", ["modalClose"], "clickOutside"],
  ["on.view", ["onIndexChange"], "gets the index itself"],
  ["on.entering, on.exiting", ["onOpen", "onClose"]],
  ["className, styles", [], "custom properties, see Theming"],
  ["Download", ["downloadImages", "downloadName"]],
  ["Share", ["showShareIcon"]],
  ["Slideshow: delay", ["slideshowInterval"]],
  ["Thumbnails", ["showThumbnails", "showThumbnailIcon"]],
  ["Zoom: maxZoomPixelRatio", ["maxZoomScale"], "of the fitted size"],
  ["Zoom: scrollToZoom", ["wheel"], "on by default"],
  ["Inline", [], "not available: the viewer is always a dialog"],
];

export const imageLightbox: Row[] = [
  ["mainSrc, nextSrc, prevSrc", ["images", "index"], "one list for all"],
  ["mainSrcThumbnail", ["images[].thumbnail"]],
  ["isOpen in your state", ["open", "onOpenChange"], "keep it rendered when closed"],
  ["onCloseRequest", ["onOpenChange"]],
  ["onMoveNextRequest, onMovePrevRequest", ["onIndexChange"]],
  ["onAfterOpen", ["onOpen"]],
  ["onImageLoadError", ["onImgError"]],
  ["imageTitle, imageCaption", ["images[].caption"]],
  ["toolbarButtons", ["slots.toolbar"]],
  ["enableZoom", ["disableImageZoom"], "the opposite"],
  ["clickOutsideToClose", ["modalClose"], "was on by default: set clickOutside"],
  ["animationDuration", ["slideDuration"], "units of 32 ms"],
  ["animationDisabled", [], "follows the visitor's reduced motion"],
  ["nextLabel, prevLabel", ["labels.next", "labels.previous"]],
  ["zoomInLabel, zoomOutLabel", ["labels.zoomIn", "labels.zoomOut"]],
  ["closeLabel", ["labels.close"]],
  ["imageLoadErrorMessage", ["labels.failed"]],
  ["imagePadding, wrapperClassName, reactModalStyle", [], "custom properties, see Theming"],
];

export const lightboxJs: Row[] = [
  ["SlideshowLightbox", [], "is Lightbox; options that are missing here have the same name"],
  ["Image", ["children"], "a Lightbox with one picture"],
  ["initLightboxJS", [], "remove it"],
  ["licenseKey, framework", ["licenseKey", "framework"], "accepted, no effect"],
  ["thumbnailBorder", ["thumbnailBorder"], 'add "2px solid" to the colour'],
  ["controlComponent", ["slots.toolbar"]],
  ["rightSidebarComponent", ["slots.details"]],
  ["lightboxFooterComponent", ["slots.caption"]],
  ["noWindow", [], "not available: the viewer is always a dialog"],
  ["captionStyle", ["slots.caption"], "own component"],
  ["nextArrow, prevArrow", [], "colours only: iconColor, arrowStyle"],
  ["rightArrowClassname, leftArrowClassname", [], "custom properties, see Theming"],
  ["animateThumbnails", [], "never animated"],
];

export const photoSwipe: Row[] = [
  ["gallery, children, dataSource", ["children", "images"], "links in a Lightbox, or a list"],
  ["data-pswp-width, data-pswp-height", [], "not needed: any size, also unknown"],
  ["data-pswp-srcset", ["images[].srcSet"]],
  ["msrc", ["images[].thumbnail"]],
  ["pswpModule", [], "the viewer loads on demand automatically"],
  ["loop", ["loop"]],
  ["preload", ["preload"], "the same number on both sides"],
  ["wheelToZoom", ["wheel"], "on by default"],
  ["pinchToClose, closeOnVerticalDrag", ["pullToClose"]],
  ["bgClickAction", ["modalClose"], "was close by default: set clickOutside"],
  ["arrowKeys, escKey", ["keyboard"], "Escape always closes"],
  ["returnFocus", ["returnFocus"], "always returns; where to"],
  ["closeTitle, zoomTitle, arrowPrevTitle, arrowNextTitle", ["labels"]],
  ["errorMsg", ["labels.failed"]],
  ["bgOpacity, mainClass", [], "custom properties, see Theming"],
  ["zoomAnimationDuration, easing", [], "not available"],
  ["loadAndOpen(index)", ["ref.open"]],
];

export const lightGallery: Row[] = [
  ["children, selector", ["children", "queryElems"]],
  ["dynamicEl", ["images"]],
  ["dynamicEl[].thumb", ["images[].thumbnail"]],
  ["data-sub-html, dynamicEl[].subHtml", ["images[].caption"], "data-caption in HTML"],
  ["dynamicEl[].srcset", ["images[].srcSet"]],
  ["dynamicEl[].video", ["images[].sources"], "with the type htmlVideo"],
  ["dynamicEl[].downloadUrl", ["images[].original"]],
  ["plugins, licenseKey", [], "everything is included"],
  ["index", ["startingSlideIndex", "index"]],
  ["speed", ["slideDuration"], "units of 32 ms"],
  ["loop", ["loop"]],
  ["keyPress", ["keyboard"]],
  ["mousewheel", ["wheel"], "zooms, and was off by default"],
  ["swipeToClose", ["pullToClose"]],
  ["closeOnTap", ["modalClose"], "was on by default: set clickOutside"],
  ["download", ["downloadImages"], "was on by default"],
  ["slideShowInterval", ["slideshowInterval"]],
  ["thumbnail, toggleThumb", ["showThumbnails", "showThumbnailIcon"]],
  ["hash", ["getPhotoUrl"]],
  ["strings", ["labels"]],
  ["onBeforeOpen, onAfterClose, onAfterSlide", ["onOpen", "onClose", "onIndexChange"]],
  ["openGallery(index)", ["ref.open"]],
];

export const fancybox: Row[] = [
  ["Fancybox.bind(selector)", ["children", "queryElems"], "without React: the element, see Start"],
  ["data-caption", ["children"], "on the link or the image, as before"],
  ["Fancybox.show(items)", ["images", "open"]],
  ["thumbSrc, srcset", ["images[].thumbnail", "images[].srcSet"]],
  ["caption", ["images[].caption"]],
  ["startIndex", ["startingSlideIndex"]],
  ["Carousel.infinite", ["loop"]],
  ["backdropClick", ["modalClose"], "was close by default: set clickOutside"],
  ["dragToClose", ["pullToClose"]],
  ["keyboard", ["keyboard"], "true or false"],
  ["Carousel.Thumbs", ["showThumbnails", "showThumbnailIcon"]],
  ["downloadSrc", ["images[].original"]],
  ["Hash", ["getPhotoUrl"]],
  ["l10n", ["labels"], "by name"],
  ["theme", ["theme"], "day or night"],
  ["placeFocusBack", ["returnFocus"]],
  ["zoomEffect", ["viewTransition"]],
  ["Html", ["images[].type"], "htmlVideo, yt or customEmbed"],
];

export const reactPhotoView: Row[] = [
  ["PhotoProvider", ["children"], "is Lightbox"],
  ["PhotoView: src", ["children"], "data-original on the image, or a link around it"],
  ["PhotoView: render", ["renderSlide"]],
  ["PhotoSlider: images, visible", ["images", "open"]],
  ["PhotoSlider: index, onIndexChange", ["index", "onIndexChange"]],
  ["PhotoSlider: onClose, afterClose", ["onClose"]],
  ["onVisibleChange", ["onOpenChange"]],
  ["loop", ["loop"], "true or false"],
  ["speed", ["slideDuration"], "units of 32 ms, of the slides"],
  ["maskClosable", ["modalClose"], "was on by default: set clickOutside"],
  ["pullClosable", ["pullToClose"]],
  ["photoClosable", [], "not available"],
  ["maskOpacity, className", [], "custom properties, see Theming"],
  ["bannerVisible", ["showControlsBar"]],
  ["toolbarRender", ["slots.toolbar"]],
  ["overlayRender", ["slots.caption"]],
  ["direction", ["rtl"]],
  ["easing, loadingElement, portalContainer", [], "not available"],
];
