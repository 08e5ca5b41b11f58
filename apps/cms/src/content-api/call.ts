import type { PictureWords } from "@manor/content-api";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";

/** What a call may use to make its answer. */
export type Asking = {
  payload: Payload;
  /** Today in Asia/Kolkata, `YYYY-MM-DD`. */
  day: string;
  /** The public name of an uploaded file; `undefined` for one that is gone. */
  nameOf: FileNames;
  /** Alt text and the like of a picture; `undefined` when there is none. */
  wordsOf: WordsOfPictures;
};

export type WordsOfPictures = (
  picture: unknown,
) => Pick<PictureWords, "alt" | "caption"> | undefined;

export type FileNames = (collection: "media" | "documents", file: unknown) => string | undefined;

/** One read call of the content API: where it is, what it reads, and what it answers. */
export type ListCall<T extends object> = {
  /** Path after /api, case-insensitive; `:school` stands for the school code. */
  paths: readonly string[];
  reads: readonly (CollectionSlug | GlobalSlug)[];
  list: (asking: Asking) => Promise<T[]>;
};
