import type { IncomingMessage } from "node:http";
import type { Exchange } from "../http/exchange.ts";
import { refuse } from "../refuse.ts";
import { createMessageLimit, type Limits } from "./message-limit.ts";
import { visitorAddress } from "./visitor-address.ts";

/** In what form a message may come: the site's page posts a form, its island and programs post JSON. */
type BodyType = "form" | "json";

/** Who may leave a message: this site's own pages, in the form that is read there, and nobody too often. */
export type Guard = {
  /** Answers a post that is not even read (403, 415). False when it may be. */
  turnsAway: (exchange: Exchange, taken: BodyType) => boolean;
  /** Counts one message. 0, or the seconds to wait when it is one too many. */
  count: (request: IncomingMessage | undefined) => number;
};

export type GuardOptions = {
  /** How many messages a minute may come from one place. */
  limits: Limits;
  /** Whether a reverse proxy of our own says who asks. */
  trustProxy: boolean;
};

const types = {
  form: /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
  json: /^application\/json\b/i,
};
const wrongType = {
  form: "A message is sent with the form on this site's contact page.",
  json: "A message is sent as JSON.",
};

export function createGuard({ limits, trustProxy }: GuardOptions): Guard {
  const limit = createMessageLimit(limits);
  return {
    turnsAway: (exchange, taken) => {
      const { request } = exchange;
      if (!isSameSite(request))
        return refuse(exchange, 403, "Messages are only taken from this site's own form.");
      if (!types[taken].test(request.headers["content-type"] ?? ""))
        return refuse(exchange, 415, wrongType[taken]);
      return false;
    },
    count: (request) => limit.take(visitorAddress(request, trustProxy)),
  };
}

/** True when a posted form comes from this site's own pages, or from something that is no browser. */
export function isSameSite({ headers }: IncomingMessage): boolean {
  const from = headers["sec-fetch-site"];
  // The browser says so itself, which no page can invent; behind a proxy the names need not match.
  if (from) return from === "same-origin" || from === "none";
  if (!headers.origin) return true;
  const origin = URL.parse(headers.origin);
  return origin !== null && origin.host === headers.host;
}
