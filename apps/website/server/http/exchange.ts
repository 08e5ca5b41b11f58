import type { IncomingMessage } from "node:http";
import type { Alert } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Reply } from "./reply.ts";

/** One request. `path` is the raw, still encoded path. */
export type Exchange = {
  request: IncomingMessage;
  url: URL;
  path: string;
  /** The current emergency banner, for a page that needs nothing else. */
  alert?: Alert | undefined;
  /** The school settings at the start of the request. */
  school: School;
  /** Calls the listener when the response is sent or the client disconnects. */
  onClose: (listener: () => void) => void;
};

/** A step returns its reply, or `undefined` to pass the request on. */
export type Step = (exchange: Exchange) => Reply | undefined | Promise<Reply | undefined>;
