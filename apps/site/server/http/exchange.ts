import type { IncomingMessage, ServerResponse } from "node:http";

/** One request on its way through the pipeline. `path` is the raw, still encoded path. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  path: string;
};

/** A step answers the exchange and says `true`, or leaves it to the next step and says `false`. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

export const isRead = ({ request }: Exchange): boolean =>
  request.method === "GET" || request.method === "HEAD";
