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

/** Sends a whole answer at once. A HEAD request gets the headers only. */
export function send(
  { request, response }: Exchange,
  status: number,
  headers: Record<string, string | number>,
  body: string | Uint8Array = "",
): true {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, "content-length": bytes.byteLength });
  response.end(request.method === "HEAD" ? undefined : bytes);
  return true;
}

/** A problem in plain words (RFC 9457), without any detail of how the site works inside. */
export function sendProblem(
  exchange: Exchange,
  status: number,
  detail: string,
  headers: Record<string, string | number> = {},
): true {
  const body = JSON.stringify({ status, detail });
  return send(
    exchange,
    status,
    { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
    body,
  );
}
