import type { IncomingMessage } from "node:http";
import { LONGEST_BODY } from "./limits.ts";

/** The body is larger than a form may be; answered with 413. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
  constructor() {
    super(`The body is larger than ${LONGEST_BODY} bytes, so it was not read; send less text.`);
  }
}

/** Reads a request's body as text. Throws BodyTooLargeError past 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers["content-length"] ?? 0) > LONGEST_BODY) throw new BodyTooLargeError();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LONGEST_BODY) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
