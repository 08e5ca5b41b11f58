import type { PictureWords } from "@manor/content-api";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";

/** What a list call may use for its response. */
export type ListContext = {
  payload: Payload;
  /** Today in Asia/Kolkata, `YYYY-MM-DD`. */
  day: string;
  /** The public name of an uploaded file; `undefined` for a deleted one. */
  nameOf: FileNames;
  /** Alt text and caption of an image; `undefined` when there are none. */
  textsOf: ImageTexts;
};

export type ImageTexts = (picture: unknown) => Pick<PictureWords, "alt" | "caption"> | undefined;

export type FileNames = (collection: "media" | "documents", file: unknown) => string | undefined;

/** A list of the content API: its sources, the collection of its records first, and its items. */
export type ListCall<T extends object> = {
  reads: readonly (CollectionSlug | GlobalSlug)[];
  list: (context: ListContext) => Promise<T[]>;
  /** The item of one record, whether or not the list contains it. */
  toItem?: (record: object, context: ListContext) => T | undefined;
};
