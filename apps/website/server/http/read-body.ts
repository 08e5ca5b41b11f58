import type { IncomingMessage } from "node:http";
import { readBody as readBytes } from "@manor/content-api/read-body";
import { LONGEST_BODY } from "../limits.ts";

/** Reads a posted form as text. Throws BodyTooLargeError past 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, LONGEST_BODY, request.headers["content-length"]);
  return bytes.toString("utf8");
}
