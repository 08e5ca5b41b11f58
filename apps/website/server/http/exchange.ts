import type { IncomingMessage, ServerResponse } from "node:http";
import type { Alert } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Encoded } from "./encode.ts";

export type Headers = Record<string, string | number>;

/** One request and its response in the middleware of `server/index.ts`. `path` is the raw, still encoded path. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  path: string;
  /** The current emergency banner, for a page that needs nothing else. */
  alert?: Alert | undefined;
  /** The school settings at the start of the request. */
  school: School;
  /** Stores a response in the micro-cache until the content changes. */
  cacheResponse?: (headers: Headers & { etag: string }, body: Encoded | Uint8Array) => void;
};

/** A step responds and returns `true`, or returns `false` to pass the request on. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

export const isRead = ({ request }: Exchange): boolean =>
  request.method === "GET" || request.method === "HEAD";
