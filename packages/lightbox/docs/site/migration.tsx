import aliasSource from "../../fixtures/react-image-lightbox/vite.config.ts?raw";
import type { ReactImageLightboxProps } from "../../src/compat/react-image-lightbox.tsx";
import { Code, Example } from "./example.tsx";
import {
  fancybox,
  imageLightbox,
  lightboxJs,
  lightGallery,
  photoSwipe,
  type Row,
  reactPhotoView,
  yetAnother,
} from "./migration-rows.ts";

const NO_EFFECT = "no effect";

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
    <p>
      A codemod in the folder <code>codemods/</code> of the repository changes plain uses of
      yet-another-react-lightbox, and names the rest in comments:{" "}
      <code>
        npx jscodeshift --parser=tsx --extensions=tsx -t codemods/yet-another-react-lightbox.ts src
      </code>
    </p>
    <Table name="yet-another-react-lightbox" rows={yetAnother} />
    <Table name="react-image-lightbox" rows={imageLightbox} />
    <Compat />
    <Table name="lightbox.js-react" rows={lightboxJs} />
    <Table name="PhotoSwipe" rows={photoSwipe} />
    <Example name="from-photoswipe" />
    <Table name="lightGallery" rows={lightGallery} />
    <Example name="from-lightgallery" />
    <Table name="Fancybox" rows={fancybox} />
    <Example name="from-fancybox" />
    <Table name="react-photo-view" rows={reactPhotoView} />
    <Example name="from-react-photo-view" />
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
