import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createLocalReq, type Payload } from "payload";
import { config } from "../host-config.ts";
import { documentFolder, mediaFolder } from "./folders.ts";

export type OpenFile = { body: ReadableStream<Uint8Array>; size: number };

/** Opens a stored file by its name, which must be one that the database knows. `undefined` when it is gone. */
export async function openFile(
  payload: Payload,
  collection: "media" | "documents",
  name: string,
): Promise<OpenFile | undefined> {
  if (config.bucket) return openInBucket(payload, collection, name);
  const folder = collection === "media" ? mediaFolder() : documentFolder();
  const path = join(/*turbopackIgnore: true*/ folder, name);
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  // Node and the web have two names for one type of stream.
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return { body, size: found.size };
}

/** The storage plugin knows the way to the bucket; it answers like a web server. */
async function openInBucket(
  payload: Payload,
  collection: "media" | "documents",
  filename: string,
): Promise<OpenFile | undefined> {
  const where = { filename: { equals: filename } };
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, pagination: false });
  const [doc] = docs;
  if (!doc) return undefined;
  const req = await createLocalReq({}, payload);
  for (const handler of payload.collections[collection].config.upload.handlers ?? []) {
    const answer = await handler(req, { doc, params: { collection, filename } });
    const size = Number(answer?.headers.get("content-length"));
    if (answer?.ok && answer.body && size > 0) return { body: answer.body, size };
    await answer?.body?.cancel();
  }
  return undefined;
}
