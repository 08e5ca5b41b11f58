import { randomBytes } from "node:crypto";
import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";

/** The accepted document types, as detected from the first bytes, and their file extensions. */
const endings = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
  "application/vnd.oasis.opendocument.presentation": "odp",
  "audio/mpeg": "mp3",
  "video/mp4": "mp4",
} as const;

export const documentTypes: string[] = Object.keys(endings);

/** Type and extension of a document by its first bytes, whatever its name; `undefined` for other types. */
export async function documentKind(
  bytes: Uint8Array,
): Promise<{ mimeType: string; extension: string } | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const extension = endings[found?.mime as keyof typeof endings];
  return found && extension ? { mimeType: found.mime, extension } : undefined;
}

/** The type of a stored document, by its extension. */
export const documentType = (name: string): string =>
  documentTypes.find((type) => name.endsWith(`.${endings[type as keyof typeof endings]}`)) ??
  "application/octet-stream";

const pictures: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** The type of a stored image, by its extension; `undefined` for a document. */
export const pictureType = (name: string): string | undefined => pictures[extname(name).slice(1)];

export const getFileType = (name: string): string => pictureType(name) ?? documentType(name);

const NAME = /^[0-9a-f]{32}\.(jpg|png|webp|pdf|docx|xlsx|pptx|odt|ods|odp|mp3|mp4)$/;

/** A random name: a child's name must not be part of an address. */
export const randomName = (extension: string): string =>
  `${randomBytes(16).toString("hex")}.${extension}`;

export const isRandomName = (name: string): boolean => NAME.test(name);
