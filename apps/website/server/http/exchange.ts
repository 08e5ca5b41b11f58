import type { IncomingMessage, ServerResponse } from "node:http";
import type { Alert } from "@manor/content-api";
import type { School } from "../../app/for-server.ts";
import type { Encoded } from "./encode.ts";

export type Headers = Record<string, string | number>;

/** One request on its way through the steps of `server/index.ts`. `path` is the raw, still encoded path. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  path: string;
  /** What the office says to everybody at this moment, for a page that needs nothing else. */
  alert?: Alert | undefined;
  /** Who the school was when the request came in. */
  school: School;
  /** Lets others who ask for the very same have this good answer at once, until any content changes. */
  keep?: (headers: Headers & { etag: string }, body: Encoded | Uint8Array) => void;
};

/** A step answers the exchange and says `true`, or leaves it to the next step and says `false`. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

export const isRead = ({ request }: Exchange): boolean =>
  request.method === "GET" || request.method === "HEAD";
