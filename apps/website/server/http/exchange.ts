import type { IncomingMessage } from "node:http";
import type { Alert } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { readBody as readBytes } from "@manor/server-kit/read-body";
import type { Language } from "../../model/texts/languages.ts";
import type { Reply } from "./reply.ts";

/** One request. `path` is the raw, still encoded path; without the prefix of its language if it has one. */
export type Exchange = {
  request: IncomingMessage;
  url: URL;
  path: string;
  language: Language;
  /** The current emergency banner, for a page that needs nothing else. */
  alert?: Alert | undefined;
  /** The school settings at the start of the request, in its language. */
  school: School;
  /** Calls the listener when the response is sent or the client disconnects. */
  onClose: (listener: () => void) => void;
};

/** A step returns its reply, or `undefined` to pass the request on. */
export type Step = (exchange: Exchange) => Reply | undefined | Promise<Reply | undefined>;

/** Longer than any form. */
const MAX_BODY_BYTES = 64 * 1024;

/** Reads a posted form as text. Throws BodyTooLargeError above 64 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request, MAX_BODY_BYTES, request.headers["content-length"]);
  return bytes.toString("utf8");
}
