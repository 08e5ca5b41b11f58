import type { LightboxItem, LightboxProps } from "../src/index.ts";
import { albums } from "./albums.ts";

/** What the address of the playground may ask for, as JSON in `?s=`. Tests live on it. */
export interface Scenario {
  album?: string;
  options?: LightboxProps;
  /** Functions and nodes cannot stand in an address, so they are named. */
  with?: (
    | "facts"
    | "noFacts"
    | "address"
    | "ownSlide"
    | "embeds"
    | "thumbnailFinder"
    | "ownPictures"
    | "counting"
  )[];
  /** How the page offers its photos. */
  page?: "buttons" | "group" | "children" | "cards" | "cover" | "nothing";
  /** Leaves out the images array. */
  withoutImages?: boolean;
  /** Starts with an empty list, as a host page that is still asking its server. */
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
    embed: <article className="own-embed">A letter from the archive</article>,
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
  return scenario.with?.includes("counting") ? items.map(counted) : items;
}

/** Notes which photos the lightbox has looked at. */
function counted(item: LightboxItem, at: number): LightboxItem {
  return new Proxy(item, {
    get(target, key) {
      window.lookedAt?.add(at);
      return Reflect.get(target, key);
    },
  });
}

declare global {
  interface Window {
    lookedAt?: Set<number>;
  }
}

/** The named functions as props. */
export function toFunctions(scenario: Scenario): Partial<LightboxProps> {
  const wanted = new Set(scenario.with);
  const props: Partial<LightboxProps> = {};
  if (wanted.has("facts")) {
    props.loadMetadata = async (item) => ({
      fileName: `${item.id}.jpg`,
      iso: 200,
      createdAt: "2026-01-11T18:05:00",
      width: 6000,
      height: 4000,
      fNumber: 5.6,
      shutterSpeed: 1 / 125,
      // A careless host: none of this may ever be shown.
      ...{ latitude: 27.05, owner: "A named person" },
    });
  }
  if (wanted.has("noFacts")) {
    props.loadMetadata = async () => {
      throw new Error("The server is away.");
    };
  }
  if (wanted.has("address")) {
    props.getPhotoUrl = (item) => {
      const url = new URL(location.href);
      url.searchParams.set("photo", item.id ?? "");
      return url.href;
    };
  }
  if (wanted.has("ownSlide")) {
    props.renderSlide = (_item, index, { current }) =>
      index === 1 ? <p className="own-slide">{current ? "My own slide" : "Waiting"}</p> : undefined;
  }
  if (wanted.has("ownPictures")) {
    props.renderSlide = (item) => <img className="own-picture" src={item.src} alt={item.alt} />;
  }
  if (wanted.has("thumbnailFinder")) {
    props.getThumbnail = (_item, index) => document.querySelectorAll(".album button")[index];
  }
  return props;
}
