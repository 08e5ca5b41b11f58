import type { IncomingMessage } from "node:http";
import { readBody as readBytes } from "@manor/server-kit/read-body";

/** Longer than any form. */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads a posted form as text. Throws BodyTooLargeError above 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, MAX_BODY_BYTES, request.headers["content-length"]);
  return bytes.toString("utf8");
}
