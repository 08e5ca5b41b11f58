import { randomBytes } from "node:crypto";
import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";

const pictures: Record<string, string> = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};
const documents: Record<string, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
};
const types: Record<string, string> = { ...pictures, ...documents };

export const documentTypes: string[] = Object.values(documents);

export type DocumentKind = { mimeType: string; extension: string };

/** By its first bytes, whatever its name. A hostile file can take seconds, so it runs in a worker thread. */
export async function documentKind(bytes: Uint8Array): Promise<DocumentKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const [extension, mimeType] =
    Object.entries(documents).find(([, type]) => type === found?.mime) ?? [];
  return extension && mimeType ? { mimeType, extension } : undefined;
}

export const getFileType = (name: string): string =>
  types[extname(name).slice(1)] ?? "application/octet-stream";

const NAME = new RegExp(`^[0-9a-f]{32}\\.(${Object.keys(types).join("|")})$`);

/** A random name: a child's name must not be part of an address. */
export const randomName = (extension: string): string =>
  `${randomBytes(16).toString("hex")}.${extension}`;

export const isRandomName = (name: string): boolean => NAME.test(name);
