import aliasSource from "../../fixtures/react-image-lightbox/vite.config.ts?raw";
import type { ReactImageLightboxProps } from "../../src/compat/react-image-lightbox.tsx";
import type { Labels, LightboxHandle, LightboxItem, LightboxProps } from "../../src/index.ts";
import type { LightboxSlots } from "../../src/types.ts";
import { Code } from "./example.tsx";

type ItemField = LightboxItem extends infer Item ? (Item extends Item ? keyof Item : never) : never;
const NO_EFFECT = "no effect";

type Name =
  | keyof LightboxProps
  | `labels.${keyof Labels}`
  | `ref.${keyof LightboxHandle}`
  | `slots.${keyof LightboxSlots}`
  | `images[].${ItemField}`;

/** Old property, new properties, and what is different. */
type Row = [old: string, names: Name[], difference?: string];

const yetAnother: Row[] = [
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

const imageLightbox: Row[] = [
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

const lightboxJs: Row[] = [
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

/** What each property of `photo-lightbox/compat/react-image-lightbox` does. */
const compat: Record<keyof ReactImageLightboxProps, string> = {
  mainSrc: "",
  prevSrc: "without it, Previous is unavailable",
  nextSrc: "without it, Next is unavailable",
  mainSrcThumbnail: "",
  prevSrcThumbnail: "",
  nextSrcThumbnail: "",
  onCloseRequest: "gets no event",
  onMovePrevRequest:
    "called after the image has moved; without new sources it moves back in a second",
  onMoveNextRequest: "likewise",
  onImageLoadError: "",
  imageLoadErrorMessage: "only a string",
  onAfterOpen: "",
  animationDisabled: "",
  animationDuration: "",
  imageTitle: "shown before the caption; a string is also the alt text",
  imageCaption: "a string is the alt text if there is no title",
  toolbarButtons: "",
  clickOutsideToClose: "",
  enableZoom: "",
  nextLabel: "",
  prevLabel: "",
  zoomInLabel: "",
  zoomOutLabel: "",
  closeLabel: "",
  onImageLoad: NO_EFFECT,
  discourageDownloads: NO_EFFECT,
  animationOnKeyInput: `${NO_EFFECT}: keys animate like buttons`,
  keyRepeatLimit: NO_EFFECT,
  keyRepeatKeyupBonus: NO_EFFECT,
  imageCrossOrigin: NO_EFFECT,
  reactModalStyle: `${NO_EFFECT}: the viewer is a native dialog`,
  reactModalProps: `${NO_EFFECT}: the viewer is a native dialog`,
  imagePadding: `${NO_EFFECT}: see Theming`,
  wrapperClassName: `${NO_EFFECT}: see Theming`,
  loader: NO_EFFECT,
};

export const Migration = () => (
  <>
    <p>
      Replace the component and its style sheet, then the properties. What a table does not list has
      no equivalent. Each new name leads to its option.
    </p>
    <Table name="yet-another-react-lightbox" rows={yetAnother} />
    <Table name="react-image-lightbox" rows={imageLightbox} />
    <Compat />
    <Table name="lightbox.js-react" rows={lightboxJs} />
  </>
);

const Compat = () => (
  <section>
    <h2 id="compat">react-image-lightbox without a rewrite</h2>
    <p>
      <code>photo-lightbox/compat/react-image-lightbox</code> has the same properties. Change the
      name in your imports of the component and of <code>style.css</code>, or set one alias:
    </p>
    <Code>{aliasSource}</Code>
    <table aria-labelledby="compat">
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(compat).map(([name, difference]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{difference || "none"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Table = ({ name, rows }: { name: string; rows: Row[] }) => (
  <section>
    <h2 id={name}>From {name}</h2>
    <table aria-labelledby={name}>
      <thead>
        <tr>
          <th scope="col">Old</th>
          <th scope="col">New</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([old, names, difference]) => (
          <tr key={old}>
            <th scope="row">{breakAtDots(old)}</th>
            <td>
              {names.map((name) => (
                <p key={name}>
                  <a href={`options.html#${name.split(/\W/)[0]}`}>{breakAtDots(name)}</a>
                </p>
              ))}
              {difference && <p>{difference}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Long names may break on a narrow screen. */
const breakAtDots = (name: string) =>
  name.split(/(?<=\.)/).flatMap((part) => [part, <wbr key={part} />]);
