import { parse } from "node:path";
import type { CollectionBeforeOperationHook } from "payload";
import { cleanPicture } from "./clean-picture.ts";
import { MissingFileError } from "./errors.ts";
import { randomName } from "./random-name.ts";

/**
 * Before anything is stored: a picture is drawn anew without its private data, and gets a random
 * name. What it was called on the clerk's computer stays in the admin panel as its title.
 */
export const cleanUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file;
  // Payload would fetch the address that the request names, after this hook and without its checks.
  if (!file && operation === "create") throw new MissingFileError();
  if (!file || (operation !== "create" && operation !== "update")) return args;
  const title = parse(file.name).name.slice(0, 200);
  const { bytes, extension, mimeType } = await cleanPicture(file.data);
  req.file = {
    ...file,
    data: bytes,
    size: bytes.length,
    mimetype: mimeType,
    name: randomName(extension),
  };
  const data: Record<string, unknown> = "data" in args && args.data ? args.data : {};
  return { ...args, data: { ...data, title: data.title || title } };
};
