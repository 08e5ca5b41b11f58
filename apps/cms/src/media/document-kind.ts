import { fileTypeFromBuffer } from "file-type";

/** What the office attaches, by the type that its first bytes say, and the ending that it is served under. */
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

/** Type and ending of a document by its first bytes, however it is named; `undefined` for what the admin panel does not take. */
export async function documentKind(
  bytes: Uint8Array,
): Promise<{ mimeType: string; extension: string } | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  const extension = endings[found?.mime as keyof typeof endings];
  return found && extension ? { mimeType: found.mime, extension } : undefined;
}

/** The type of a stored document, by the ending of its random name. */
export const documentType = (name: string): string =>
  documentTypes.find((type) => name.endsWith(`.${endings[type as keyof typeof endings]}`)) ??
  "application/octet-stream";
