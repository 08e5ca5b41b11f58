import { fileTypeFromBuffer } from "file-type";

/** The MIME types of documents, by the ending of their names. */
export const documentTypes: Record<string, string> = {
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

export type DocumentKind = { mimeType: string; extension: string };

/** By its first bytes, whatever its name. A hostile file can take seconds, so it runs in a worker thread. */
export async function documentKind(bytes: Uint8Array): Promise<DocumentKind | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const [extension, mimeType] =
    Object.entries(documentTypes).find(([, type]) => type === found?.mime) ?? [];
  return extension && mimeType ? { mimeType, extension } : undefined;
}
