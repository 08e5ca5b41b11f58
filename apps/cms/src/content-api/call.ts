import type { PictureWords } from "@manor/content-api";
import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import type { Translate } from "../translations/get-translate.ts";

export type ListContext = {
  payload: Payload;
  day: string;
  nameOf: FileNames;
  textsOf: ImageTexts;
  translate: Translate["translate"];
};

export type ImageTexts = (picture: unknown) => Pick<PictureWords, "alt" | "caption"> | undefined;

export type FileNames = (collection: "media" | "documents", file: unknown) => string | undefined;

export type ListCall<T extends object> = {
  reads: readonly (CollectionSlug | GlobalSlug)[];
  list: (context: ListContext) => Promise<T[]>;
  /** The item of one record, whether or not the list contains it. */
  toItem?: (record: object, context: ListContext) => T | undefined;
};
