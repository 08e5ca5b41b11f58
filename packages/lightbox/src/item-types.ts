import type { ReactNode } from "react";

/** Video and embed slides. An item without a type is a picture. */
export type ItemType = NonNullable<LightboxItem["type"]>;

/** One `<source>` of a responsive picture. `srcSet`, `srcset` and `src` mean the same here. */
export interface PictureSource {
  srcSet?: string;
  srcset?: string;
  src?: string;
  media?: string;
  type?: string;
  sizes?: string;
}

/** Fields of every slide. */
interface BaseItem {
  /** Stable identifier of the photo, for its key and its URL. */
  id?: string;
  src?: string;
  /** Widths (`w`) larger than the file are detected and removed. */
  srcSet?: string;
  sizes?: string;
  alt?: string;
  caption?: ReactNode;
  /** Small picture for the thumbnail strip, and the placeholder while the photo loads. */
  thumbnail?: string;
  /** Older name of `thumbnail`. */
  thumbnailSrc?: string;
  /** Placeholder while the photo loads, for example a ThumbHash as a data: URL. */
  placeholder?: string;
  /** The largest version: used for download, magnifier and deep zoom. */
  original?: string;
  /** Size of the largest version in pixels. */
  width?: number;
  height?: number;
  /** Sources of a responsive picture; `src` stays the fallback. */
  picture?: readonly PictureSource[];
  /** Marks the cover for `useCoverMode`. */
  cover?: boolean;
  /** The picture is in the browser cache: no loader is shown. */
  loaded?: boolean;
  /** `false` hides the download button for this photo. */
  download?: boolean;
  /** `false` hides the details of this photo, for example for a cross-origin file. */
  metadata?: boolean;
  /** URL of a page with a removal request form for this photo. */
  removalHref?: string;
}

/** Fields of video and embed slides. */
interface PlayerItem extends BaseItem {
  /** Size in CSS pixels; 900 by 200 by default, never wider than the screen. */
  videoWidth?: number | string;
  videoHeight?: number | string;
  /** 1, "1", true, "true" or 0, "0", false, "false". */
  autoPlay?: boolean | number | string;
}

/** Fields that belong to another type. */
type Without<Fields extends string> = { [Field in Fields]?: undefined };

/** One `<track>` of a video. */
export interface VideoTrack {
  src: string;
  kind?: "subtitles" | "captions" | "descriptions" | "chapters" | "metadata";
  srcLang?: string;
  label?: string;
  default?: boolean;
}

type FileField = "videoSrc" | "sources" | "tracks" | "poster";

/** A picture needs `src` (or `original`), unless `renderSlide` renders it; everything else is optional. */
export interface PictureItem
  extends BaseItem,
    Without<FileField | "videoID" | "embed" | keyof Omit<PlayerItem, keyof BaseItem>> {
  type?: undefined;
}

export interface YouTubeItem extends PlayerItem, Without<FileField | "embed"> {
  type: "yt";
  /** YouTube video id. */
  videoID: string;
}

export interface VideoItem extends PlayerItem, Without<"videoID" | "embed"> {
  type: "htmlVideo";
  /** URL of the file. */
  videoSrc?: string;
  /** Instead of `videoSrc`: the browser takes the first that it can play. */
  sources?: readonly { src: string; type?: string; media?: string }[];
  /** Subtitles, captions or chapters (WebVTT). */
  tracks?: readonly VideoTrack[];
  /** Picture before the video starts; the thumbnail by default. */
  poster?: string;
}

export interface EmbedItem extends PlayerItem, Without<FileField | "videoID"> {
  type: "customVideoEmbed" | "customEmbed";
  embed: ReactNode;
}

/** One slide. `type` decides which other fields it has. */
export type LightboxItem = PictureItem | YouTubeItem | VideoItem | EmbedItem;

/** The seven fields of the metadata panel. Location and owner are never shown. */
export interface PhotoMetadata {
  fileName?: string;
  iso?: number | string;
  /** A Date, milliseconds or ISO 8601; without a time zone it is the local time of the camera. */
  createdAt?: Date | number | string;
  /** Pixels. */
  height?: number;
  /** Pixels. */
  width?: number;
  /** 4 for f/4. */
  fNumber?: number | string;
  /** Seconds (0.008 is shown as 1/125 s), or a string that is shown unchanged. */
  shutterSpeed?: number | string;
}
