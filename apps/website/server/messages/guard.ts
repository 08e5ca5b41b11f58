import type { IncomingMessage } from "node:http";
import { match } from "../../app/for-server.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { refuse } from "../refuse.ts";
import { type Allowance, createAllowance, type Limits } from "../visitors/allowance.ts";
import { visitorAddress } from "../visitors/visitor-address.ts";

/** Who may leave a message: this site's own pages, in the form that is read there, and nobody too often. */
export type Guard = {
  /** Before pages and calls alike: answers a post that is not even read (403, 415, 429). */
  step: Step;
  /** Counts one good message. 0, or the seconds to wait when it is one too many. */
  count: (request: IncomingMessage | undefined) => number;
  /** The same for the newsletter's form. */
  countSignUp: (request: IncomingMessage | undefined) => number;
};

export type GuardOptions = {
  /** How many messages a minute may come from one place. */
  limits: Limits;
  /** Whether a reverse proxy of our own says who asks. */
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

/** Whoever is asked to write something anew tries more often than he sends. */
const tries = (messages: number): number => Math.max(60, 4 * messages);
const FROM_EVERYWHERE = 300;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A day's messages: what fills a disk or an inbox slowly (whoever raises the minute's limit raises these). */
const aDay = ({ perAddress, perNetwork }: Limits): Limits => ({
  perAddress: Math.max(100, 5 * perAddress),
  perNetwork: Math.max(500, 5 * perNetwork),
  withinMs: DAY_MS,
});
/** Each sign-up sends an e-mail to somebody who may not have asked for it. */
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
  // A proxy has given the site another name and nobody has set SITE_ORIGIN: the browser's own word counts.
  return from === "same-origin";
}
