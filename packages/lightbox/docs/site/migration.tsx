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

export const Migration = () => (
  <>
    <p>
      Replace the component and its style sheet, then the properties. What a table does not list has
      no equivalent. Each new name leads to its option.
    </p>
    <Table name="yet-another-react-lightbox" rows={yetAnother} />
    <Table name="react-image-lightbox" rows={imageLightbox} />
    <Table name="lightbox.js-react" rows={lightboxJs} />
  </>
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
