import { withFocus } from "@manor/content-api/focus";
import type { Payload } from "payload";
import { getContentVersion } from "../content-version/content-version.ts";
import { findAll } from "../database/find-records.ts";
import { arePhotosHidden, findLogo } from "../media/hidden-photos.ts";
import type { Media } from "../payload-types.ts";
import { cached } from "./cached.ts";
import type { FileNames, ImageTexts } from "./call.ts";

export type Files = {
  /** The name under which a file is stored. */
  nameOf: FileNames;
  textsOf: ImageTexts;
  /** Maps a fixed address to the name of the stored file. */
  byFixedAddress: Map<string, string>;
  /** The names of all stored files. */
  stored: Set<string>;
  /** A response for the website: the identifier of an image includes its focal point. */
  withFocalPoints: <T>(response: T) => T;
};

const fileCollections = ["media", "documents"] as const;

/** Names of the uploaded files and texts of the images, read once per change of the files. */
export function getFiles(payload: Payload): Promise<Files> {
  return cached("files", String(getContentVersion(fileCollections)), () => readFiles(payload));
}

async function readFiles(payload: Payload): Promise<Files> {
  const names = { media: new Map<unknown, string>(), documents: new Map<unknown, string>() };
  const words = new Map<unknown, ReturnType<ImageTexts>>();
  const byFixedAddress = new Map<string, string>();
  const identifiers = new Map<string, string>();
  const pictures = await findAll(payload, "media", {
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
  const isHidden = await arePhotosHidden(payload);
  const logo = isHidden && (await findLogo(payload));
  for (const picture of pictures) {
    if (isHidden && picture.id !== logo) continue;
    const { id, filename, fixedAddress, focalX, focalY } = picture;
    if (!filename) continue;
    names.media.set(id, filename);
    const identifier = withFocus(filename, focalX, focalY);
    if (identifier !== filename) identifiers.set(filename, identifier);
    words.set(id, toImageTexts(picture));
    if (fixedAddress) byFixedAddress.set(fixedAddress, filename);
  }
  const documents = await findAll(payload, "documents", {
    select: { filename: true, fixedAddress: true },
  });
  for (const { id, filename, fixedAddress } of documents) {
    if (!filename) continue;
    names.documents.set(id, filename);
    if (fixedAddress) byFixedAddress.set(fixedAddress, filename);
  }
  return {
    nameOf: (collection, file) => names[collection].get(file),
    textsOf: (picture) => words.get(picture),
    byFixedAddress,
    stored: new Set([...names.media.values(), ...names.documents.values()]),
    withFocalPoints: (response) =>
      identifiers.size === 0 ? response : (replaceTexts(response, identifiers) as typeof response),
  };
}

/** Replaces every text that is a key, at any depth. */
function replaceTexts(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, texts));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, replaceTexts(each, texts)]);
  return Object.fromEntries(entries);
}

function toImageTexts(picture: Pick<Media, "alt" | "isDecorative" | "caption">) {
  const alt = picture.isDecorative ? "" : (picture.alt ?? "").trim();
  const caption = (picture.caption ?? "").trim();
  return alt || caption ? { alt, caption } : undefined;
}
