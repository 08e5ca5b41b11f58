import { loadExif } from "../src/exif.ts";
import type { LightboxItem, LightboxProps } from "../src/index.ts";
import { albums } from "./albums.ts";

/** The scenario of a test, as JSON in `?s=`. */
export interface Scenario {
  album?: string;
  options?: LightboxProps;
  /** Functions and React nodes, by name. */
  with?: (
    | "metadata"
    | "failingMetadata"
    | "noMetadata"
    | "urls"
    | "customSlide"
    | "embeds"
    | "thumbnailFinder"
    | "customImages"
    | "countReads"
    | "downloadName"
  )[];
  /** The photos on the page. */
  page?: "buttons" | "group" | "children" | "cards" | "cover" | "nothing";
  /** Passes no `images`. */
  withoutImages?: boolean;
  /** Starts with an empty list, until `window.loadImages` is called. */
  imagesLater?: boolean;
}

export function readScenario(): Scenario {
  const text = new URLSearchParams(location.search).get("s");
  return text ? JSON.parse(text) : {};
}

const embeds: LightboxItem[] = [
  {
    type: "customVideoEmbed",
    embed: (
      <video src="/clip.webm?n=3" controls muted width="320" height="180" aria-label="Own player" />
    ),
  },
  {
    type: "customEmbed",
    embed: <article className="own-embed">A page from the archive</article>,
  },
  {
    type: "customVideoEmbed",
    embed: (
      <iframe src="https://www.youtube-nocookie.com/embed/sample00003" title="Foreign player" />
    ),
  },
  {
    type: "customVideoEmbed",
    embed: (
      <div className="own-frame">
        <p>A frame in a box</p>
        <iframe src="https://www.youtube-nocookie.com/embed/sample00004" title="Wrapped player" />
      </div>
    ),
  },
  { type: "customEmbed", embed: <Player name="sample00005" /> },
];

function Player({ name }: { name: string }) {
  return <iframe src={`https://www.youtube-nocookie.com/embed/${name}`} title="Player" />;
}

export function toImages(scenario: Scenario): LightboxItem[] {
  if (scenario.with?.includes("embeds")) return [...(albums.one ?? []), ...embeds];
  const items = albums[scenario.album ?? "photos"] ?? [];
  return scenario.with?.includes("countReads") ? items.map(countReads) : items;
}

/** Records which items the lightbox reads. */
function countReads(item: LightboxItem, index: number): LightboxItem {
  return new Proxy(item, {
    get(target, key) {
      window.readItems?.add(index);
      return Reflect.get(target, key);
    },
  });
}

declare global {
  interface Window {
    readItems?: Set<number>;
  }
}

/** The named functions as props. */
export function toFunctions(scenario: Scenario): Partial<LightboxProps> {
  const names = new Set(scenario.with);
  const props: Partial<LightboxProps> = names.has("noMetadata") ? {} : { loadMetadata: loadExif };
  if (names.has("metadata")) {
    props.loadMetadata = async (item) => ({
      fileName: `${item.id}.jpg`,
      iso: 200,
      createdAt: "2026-01-11T18:05:00",
      width: 6000,
      height: 4000,
      fNumber: 5.6,
      shutterSpeed: 1 / 125,
      // Must never be shown.
      ...{ latitude: 27.05, owner: "A named person" },
    });
  }
  if (names.has("failingMetadata")) {
    props.loadMetadata = async () => {
      throw new Error("The server does not respond.");
    };
  }
  if (names.has("urls")) {
    props.getPhotoUrl = (item) => {
      const url = new URL(location.href);
      url.searchParams.set("photo", item.id ?? "");
      return url.href;
    };
  }
  if (names.has("customSlide")) {
    props.renderSlide = (_item, index, { current }) =>
      index === 1 ? <p className="own-slide">{current ? "Custom slide" : "Waiting"}</p> : undefined;
  }
  if (names.has("customImages")) {
    props.renderSlide = (item) => <img className="own-picture" src={item.src} alt={item.alt} />;
  }
  if (names.has("downloadName")) {
    props.downloadName = (item, index) => `${index + 1} ${item.id}.jpg`;
  }
  if (names.has("thumbnailFinder")) {
    props.getThumbnail = (_item, index) => document.querySelectorAll(".album button")[index];
  }
  return props;
}
