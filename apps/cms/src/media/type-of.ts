import { extname } from "node:path";
import { documentType } from "./document-kind.ts";

const pictures: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** The type of a stored picture, by the ending of its random name; `undefined` for a document. */
export const pictureType = (name: string): string | undefined => pictures[extname(name).slice(1)];

/** The type of any stored file. */
export const typeOf = (name: string): string => pictureType(name) ?? documentType(name);
