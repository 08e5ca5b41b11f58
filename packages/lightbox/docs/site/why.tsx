import type { ReactNode } from "react";
import comparison from "./comparison.json";

/** What the benchmark has found. Without `scriptKb` it has only read the manifest on npm. */
interface Viewer {
  name: string;
  version: string;
  licence: string;
  react: string | null;
  latest: string;
  released: string | null;
  hasLayer?: boolean;
  scriptKb?: number;
  onDemandKb?: number;
  stylesKb?: number;
  nodes?: number;
  axe?: string[];
  pinchZoom?: boolean;
  backCloses?: boolean;
  unknownSizes?: boolean;
  movesFocus?: boolean;
  violatedDirectives?: string[];
}

const viewers = (comparison.viewers as Viewer[]).filter(
  ({ name }) => !/^(lightbox\.js-react|react-image-lightbox)$/.test(name),
);

const toWord = (is?: boolean) => is !== undefined && (is ? "yes" : "no");
const toList = (names?: string[]) => names && (names.join(", ") || "none");
const toKb = (kb?: number) => kb !== undefined && `${kb.toFixed(1)} KB`;

interface Row {
  name: string;
  /** How it is known. */
  source: string;
  read: (viewer: Viewer) => ReactNode;
}

const rows: Row[] = [
  {
    name: "Licence",
    source: "license in the manifest",
    read: ({ licence }) => licence,
  },
  {
    name: "Last release",
    source: "npm view",
    read: ({ latest, released }) => `${latest}, ${released ?? "not on npm yet"}`,
  },
  {
    name: "React",
    source: "peerDependencies in the manifest",
    read: ({ react }) => react ?? "not needed",
  },
  {
    name: "Script, closed",
    source: "gzip by Vite, without React",
    read: ({ scriptKb }) => toKb(scriptKb),
  },
  {
    name: "Script on opening",
    source: "gzip by Vite, in addition",
    read: ({ onDemandKb }) => toKb(onDemandKb),
  },
  { name: "Style", source: "gzip by Vite", read: ({ stylesKb }) => toKb(stylesKb) },
  {
    name: "Pinch zoom",
    source: "two fingers on a phone enlarge the photo",
    read: ({ pinchZoom }) => toWord(pinchZoom),
  },
  {
    name: "Back button closes",
    source: "history.back() closes and stays on the page",
    read: ({ backCloses }) => toWord(backCloses),
  },
  {
    name: "Sizes unknown in advance",
    source: "a photo without width and height is large and undistorted",
    read: ({ unknownSizes }) => toWord(unknownSizes),
  },
  {
    name: "axe rules violated",
    source: "axe on the open viewer",
    read: ({ axe }) => toList(axe),
  },
  {
    name: "Focus moves in and out",
    source: "into the viewer, and by Escape back to its opener",
    read: ({ movesFocus }) => toWord(movesFocus),
  },
  {
    name: "CSP directives violated",
    source: "default-src 'self' with Trusted Types: open, move, close",
    read: ({ violatedDirectives }) => toList(violatedDirectives),
  },
  {
    name: "Cascade layer",
    source: "@layer in a published style sheet",
    read: ({ hasLayer }) => toWord(hasLayer),
  },
  { name: "Elements", source: "added to the page, 1,000 photos", read: ({ nodes }) => nodes },
];

export const Why = () => (
  <>
    <p>
      There are many viewers. Choose by licence, maintenance, zoom, size and accessibility. Every
      cell is from <code>npm run bench -- viewer</code> in this repository, which installs the
      packages, tries them in Chromium and writes this table.
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys */}
    <section className="wide" aria-labelledby="comparison" tabIndex={0}>
      <table>
        <caption id="comparison">{`Viewers compared on ${comparison.measuredOn}`}</caption>
        <thead>
          <tr>
            <th scope="col">Property</th>
            {viewers.map(({ name, version }) => (
              <th key={name} scope="col">
                {name} {version}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, source, read }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{source}</small>
              </th>
              {viewers.map((viewer) => (
                <td key={viewer.name}>{read(viewer) || "not tried"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <h2>How to read it</h2>
    <ul>
      <li>
        Each viewer has comparable parts: yet-another-react-lightbox nine plug-ins, lightGallery
        five, among them zoom and hash. PhotoSwipe loads its core on demand, as its documentation
        advises. Fewer plug-ins are smaller.
      </li>
      <li>
        <code>photo-lightbox</code> closes by Back with <code>getPhotoUrl</code>, and has its
        cascade layer in <code>style.layer.css</code>.
      </li>
      <li>
        Fancybox is not tried, because its use requires to accept a licence. Its manifest is on npm.
      </li>
      <li>
        The table does not measure experience: the others have been used on many sites for years,
        and this one is new.
      </li>
    </ul>
  </>
);
