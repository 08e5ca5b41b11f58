import { withFocus, withoutFocus } from "@manor/content-api/focus";
import type { Payload } from "payload";
import type { Media } from "../payload-types.ts";
import { revisionOf } from "../revision/revisions.ts";
import { cached } from "./cached.ts";
import type { FileNames, WordsOfPictures } from "./call.ts";

export type Files = {
  /** With the focal point in it, for a picture that has one. */
  nameOf: FileNames;
  wordsOf: WordsOfPictures;
  /** Fixed address to the name under which the file is stored. */
  byFixedAddress: Map<string, string>;
  /** The names under which all files are stored. */
  stored: Set<string>;
};

const fileCollections = ["media", "documents"] as const;

/** The names of the uploaded files, and what is said of its pictures, read once per change of the files. */
export function filesOf(payload: Payload): Promise<Files> {
  return cached("files", String(revisionOf(fileCollections)), () => readFiles(payload));
}

async function readFiles(payload: Payload): Promise<Files> {
  const names = { media: new Map<unknown, string>(), documents: new Map<unknown, string>() };
  const words = new Map<unknown, ReturnType<WordsOfPictures>>();
  const byFixedAddress = new Map<string, string>();
  const all = { depth: 0, limit: 0, pagination: false };
  const pictures = await payload.find({
    collection: "media",
    ...all,
    select: {
      filename: true,
      fixedAddress: true,
      focalX: true,
      focalY: true,
      alt: true,
      isDecorative: true,
      caption: true,
    },
  });
  for (const picture of pictures.docs) {
    const { id, filename, fixedAddress, focalX, focalY } = picture;
    if (!filename) continue;
    names.media.set(id, withFocus(filename, focalX, focalY));
    words.set(id, wordsIn(picture));
    if (fixedAddress) byFixedAddress.set(fixedAddress, filename);
  }
  const documents = await payload.find({
    collection: "documents",
    ...all,
    select: { filename: true, fixedAddress: true },
  });
  for (const { id, filename, fixedAddress } of documents.docs) {
    if (!filename) continue;
    names.documents.set(id, filename);
    if (fixedAddress) byFixedAddress.set(fixedAddress, filename);
  }
  return {
    nameOf: (collection, file) => names[collection].get(file),
    wordsOf: (picture) => words.get(picture),
    byFixedAddress,
    stored: new Set([...names.media.values(), ...names.documents.values()].map(withoutFocus)),
  };
}

function wordsIn(picture: Pick<Media, "alt" | "isDecorative" | "caption">) {
  const alt = picture.isDecorative ? "" : (picture.alt ?? "").trim();
  const caption = (picture.caption ?? "").trim();
  return alt || caption ? { alt, caption } : undefined;
}
