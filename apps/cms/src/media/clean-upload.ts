import { parse } from "node:path";
import { APIError, type CollectionBeforeOperationHook } from "payload";
import { cleanPicture } from "./clean-image.ts";
import { documentKind, randomName } from "./file-types.ts";

type CleanFile = { data: Buffer; mimetype: string; extension: string };

/** Before an image is stored: it is drawn again without its private data. */
export const cleanImage = cleanWith(async (upload) => {
  const { bytes, mimeType, extension } = await cleanPicture(upload);
  return { data: bytes, mimetype: mimeType, extension };
});

/** Before a document is stored: its first bytes say what it is. */
export const cleanDocument = cleanWith(async (data) => {
  const kind = await documentKind(data);
  if (!kind) throw new DocumentError();
  return { data, mimetype: kind.mimeType, extension: kind.extension };
});

/** A file gets a random name. What it was called on the editor's computer stays in the CMS as its title. */
function cleanWith(clean: (upload: Buffer) => Promise<CleanFile>): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { file } = req;
    // Payload would fetch the address that the request names, after this hook and without its checks.
    if (!file && operation === "create") throw new MissingFileError();
    if (!file || (operation !== "create" && operation !== "update")) return args;
    const title = parse(file.name).name.slice(0, 200);
    const { extension, ...cleaned } = await clean(file.data);
    const size = cleaned.data.length;
    req.file = { ...file, ...cleaned, size, name: randomName(extension) };
    const data: Record<string, unknown> = "data" in args && args.data ? args.data : {};
    return { ...args, data: { ...data, title: data.title || title } };
  };
}

/** A request for a new picture or document without a file. */
class MissingFileError extends APIError {
  constructor() {
    super("Please choose a file.", 400, undefined, true);
    this.name = "MissingFileError";
  }
}

class DocumentError extends APIError {
  constructor() {
    super(
      "This file was not saved, because its type is not supported. Please upload a PDF, a Word, Excel, PowerPoint or LibreOffice document without macros, an MP4 video or an MP3 recording.",
      400,
      undefined,
      true,
    );
    this.name = "DocumentError";
  }
}
