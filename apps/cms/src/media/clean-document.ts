import { parse } from "node:path";
import { APIError, type CollectionBeforeOperationHook } from "payload";
import { documentKind } from "./document-kind.ts";
import { MissingFileError } from "./errors.ts";
import { randomName } from "./random-name.ts";

/** Before a document is stored: its first bytes say what it is, and its name becomes a random one. */
export const cleanDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  // Payload would fetch the address that the request names, after this hook and without its checks.
  if (!file && operation === "create") throw new MissingFileError();
  if (!file || (operation !== "create" && operation !== "update")) return args;
  const kind = await documentKind(file.data);
  if (!kind) throw new DocumentError();
  const title = parse(file.name).name.slice(0, 200);
  req.file = { ...file, mimetype: kind.mimeType, name: randomName(kind.extension) };
  const data: Record<string, unknown> = "data" in args && args.data ? args.data : {};
  return { ...args, data: { ...data, title: data.title || title } };
};

class DocumentError extends APIError {
  constructor() {
    super(
      "This file was not stored, because its content is none of the kinds that the admin panel takes, whatever its name says. Please upload a PDF, a document of Word, Excel, PowerPoint or LibreOffice without macros, an MP4 film or an MP3 recording.",
      400,
      undefined,
      true,
    );
    this.name = "DocumentError";
  }
}
