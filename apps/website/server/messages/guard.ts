import type { IncomingMessage } from "node:http";
import { match } from "../../app/for-server.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { refuse } from "../refuse.ts";
import { type Allowance, createAllowance, type Limits } from "../visitors/allowance.ts";
import { visitorAddress } from "../visitors/visitor-address.ts";

/** Accepts messages only from this site's own pages, in the expected format, and not too often. */
export type Guard = {
  /** Before pages and calls: rejects a post without reading its body (403, 415, 429). */
  step: Step;
  /** Counts one good message. 0, or the seconds to wait when it is one too many. */
  count: (request: IncomingMessage | undefined) => number;
  /** The same for the newsletter's form. */
  countSignUp: (request: IncomingMessage | undefined) => number;
};

export type GuardOptions = {
  /** How many messages a minute may come from one place. */
  limits: Limits;
  /** Whether a reverse proxy sends the client's address. */
  trustProxy: boolean;
  /** The address of the site, as visitors type it. */
  origin: string;
  /** Milliseconds; only differences count. */
  now?: (() => number) | undefined;
};

/** In what form a message may come: the site's page posts a form, its island and programs post JSON. */
const forPages = {
  type: /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
  wrong: "A message is sent with the form on this site's contact page.",
};
const forCalls = { type: /^application\/json\b/i, wrong: "A message is sent as JSON." };

/** Visitors who must correct the form try more often than they send. */
const tries = (messages: number): number => Math.max(60, 4 * messages);
const FROM_EVERYWHERE = 300;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The limit per day, against slow floods (it grows with the limit per minute). */
const aDay = ({ perAddress, perNetwork }: Limits): Limits => ({
  perAddress: Math.max(100, 5 * perAddress),
  perNetwork: Math.max(500, 5 * perNetwork),
  withinMs: DAY_MS,
});
/** Each sign-up sends an e-mail to an address whose owner may not have asked for it. */
const signUpsAnHour: Limits = { perAddress: 3, perNetwork: 100, withinMs: HOUR_MS };
const signUpsADay: Limits = { perAddress: 100, perNetwork: 100, inAll: 100, withinMs: DAY_MS };

export function createGuard({ limits, trustProxy, origin, now }: GuardOptions): Guard {
  const { perAddress, perNetwork } = limits;
  const inAll = Math.max(FROM_EVERYWHERE, perAddress, perNetwork);
  const messages = createAllowance({ perAddress, perNetwork, inAll }, now);
  const messagesADay = createAllowance(aDay(limits), now);
  const hourly = createAllowance(signUpsAnHour, now);
  const daily = createAllowance(signUpsADay, now);
  const posts = createAllowance(
    { perAddress: tries(perAddress), perNetwork: tries(perNetwork), inAll: tries(inAll) },
    now,
  );
  const take = (allowance: Allowance, request: IncomingMessage | undefined) =>
    allowance.take(visitorAddress(request, trustProxy));
  return {
    step: (exchange) => {
      if (isRead(exchange)) return false;
      const { request } = exchange;
      if (!isFromHere(request, origin) && !isOpenToAll(exchange))
        return refuse(exchange, 403, "Messages are only taken from this site's own form.");
      const { type, wrong } = isCall(exchange) ? forCalls : forPages;
      if (!type.test(request.headers["content-type"] ?? "")) return refuse(exchange, 415, wrong);
      const wait = take(posts, request);
      return wait > 0 && refuse(exchange, 429, TOO_MANY, { "retry-after": String(wait) });
    },
    count: (request) => take(messages, request) || take(messagesADay, request),
    countSignUp: (request) => take(hourly, request) || take(daily, request),
  };
}

/** Mail programs take people out of the newsletter by themselves (RFC 8058). */
const isOpenToAll = ({ path }: Exchange) => match(path)?.page.isPostedFromAnywhere === true;

const TOO_MANY = "Too much was sent from this network within a minute. Please wait a little.";
const isCall = ({ path }: Exchange) => path.toLowerCase().startsWith("/api/");

/** True when a page of this site sends it. Browsers say where a post comes from, and no page can invent that. */
export function isFromHere({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const { origin, host, "sec-fetch-site": from } = headers;
  if (!origin) return false;
  if (origin === siteOrigin || URL.parse(origin)?.host === host)
    return from === undefined || from === "same-origin" || from === "none";
  // A proxy serves the site under another name and SITE_ORIGIN is not set: use the browser's header.
  return from === "same-origin";
}
