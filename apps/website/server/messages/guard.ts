import type { IncomingMessage } from "node:http";
import { createRateLimiter, type Limits } from "@manor/server-kit/rate-limiter";
import { findFixedPage, getPage } from "../../model/pages/addresses.ts";
import { errorReply } from "../error-reply.ts";
import { type Exchange, isRead, type Reply } from "../http/exchange.ts";
import { createVisitorLimiter } from "../visitors/rate-limiter.ts";

export type Guard = ReturnType<typeof createGuard>;

export type GuardOptions = {
  limits: Limits;
  trustProxy: boolean;
  origin: string;
  /** Milliseconds; only differences count. */
  now?: (() => number) | undefined;
};

/** The content types of a message: the page posts a form; its island and programs post JSON. */
const forPages = {
  type: /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
  hint: "Please use the form on this site.",
} as const;
const forApi = { type: /^application\/json\b/i, hint: "Please send the message as JSON." } as const;

/** A visitor who corrects invalid input sends more requests than messages. */
const maxRequests = (messages: number): number => Math.max(60, 4 * messages);
const MIN_IN_TOTAL = 300;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The daily limits, against slowly filling the disk or the inbox; they follow the limits per minute. */
const dailyLimits = ({ perAddress, perNetwork }: Limits): Limits => ({
  perAddress: Math.max(100, 5 * perAddress),
  perNetwork: Math.max(500, 5 * perNetwork),
  windowMs: DAY_MS,
});
/** Each sign-up sends an e-mail to a person who may not have requested it. */
const hourlySignUps: Limits = { perAddress: 3, perNetwork: 100, windowMs: HOUR_MS };
const dailySignUps: Limits = { perAddress: 100, perNetwork: 100, total: 100, windowMs: DAY_MS };

/** A booking or a new link sends an e-mail, too. A family may book for several children. */
const emailsPerAddress: Limits = { perAddress: 6, perNetwork: 6, windowMs: HOUR_MS };
/** When a school announces its days, many families book within a few minutes. */
const VISIT_FACTOR = 2;
const VISITS_IN_TOTAL = 1_500;

/** Accepts messages from this site's own pages only, in the expected content type, within rate limits. */
export function createGuard({ limits, trustProxy, origin, now }: GuardOptions) {
  const { perAddress, perNetwork } = limits;
  const total = Math.max(MIN_IN_TOTAL, perAddress, perNetwork);
  const limit = (maxima: Limits) => createVisitorLimiter(maxima, trustProxy, now);
  const messages = limit({ perAddress, perNetwork, total });
  const dailyMessages = limit(dailyLimits(limits));
  const enquiries = limit({ ...asNetwork(limits), total });
  const dailyEnquiries = limit(asNetwork(dailyLimits(limits)));
  const busy = toBusy(limits);
  const visits = limit({ ...busy, total: VISITS_IN_TOTAL });
  const dailyVisits = limit(toBusy(dailyLimits(limits)));
  const visitEmails = createRateLimiter(emailsPerAddress, now);
  const linkEmails = createRateLimiter(emailsPerAddress, now);
  const hourly = limit(hourlySignUps);
  const daily = limit(dailySignUps);
  const posts = limit({
    perAddress: maxRequests(perAddress),
    perNetwork: maxRequests(perNetwork),
    total: maxRequests(total),
  });
  const familyPosts = limit({
    perAddress: maxRequests(busy.perAddress),
    perNetwork: maxRequests(busy.perNetwork),
    total: maxRequests(VISITS_IN_TOTAL),
  });
  return {
    /** Runs before pages and API: rejects a POST before its body is read (403, 415, 429). */
    step: (exchange: Exchange): Reply | undefined => {
      if (isRead(exchange.request)) return undefined;
      const { request } = exchange;
      if (!isFromHere(request, origin) && !mayComeFromElsewhere(exchange))
        return errorReply(exchange, 403, "Please use the form on this site.");
      const { type, hint } = isApiRequest(exchange) ? forApi : forPages;
      if (!type.test(request.headers["content-type"] ?? "")) return errorReply(exchange, 415, hint);
      const wait = (isFromFamily(exchange) ? familyPosts : posts).take(request);
      if (wait === 0) return undefined;
      return errorReply(exchange, 429, TOO_MANY, { "retry-after": String(wait) });
    },
    /** Counts one valid message. Returns 0, or the seconds to wait when the limit is reached. */
    count: (request: IncomingMessage | undefined): number =>
      messages.take(request) || dailyMessages.take(request),
    /** The same for an enquiry, whose limits are separate. */
    countEnquiry: (request: IncomingMessage | undefined): number =>
      enquiries.take(request) || dailyEnquiries.take(request),
    /** The same for a visit; each e-mail address has its own limit. */
    countVisit: (request: IncomingMessage | undefined, email: string): number =>
      visits.take(request) || dailyVisits.take(request) || visitEmails.take(email.toLowerCase()),
    countVisitLink: (request: IncomingMessage | undefined, email: string): number =>
      visits.take(request) || dailyVisits.take(request) || linkEmails.take(email.toLowerCase()),
    countSignUp: (request: IncomingMessage | undefined): number =>
      hourly.take(request) || daily.take(request),
  };
}

/** Many families share one address of a mobile network, so an address may send as many enquiries as a network. */
const asNetwork = (limits: Limits): Limits => ({ ...limits, perAddress: limits.perNetwork });

/** For visits, an address and its network may send more. */
const toBusy = (limits: Limits): Limits => {
  const perNetwork = VISIT_FACTOR * limits.perNetwork;
  return { ...limits, perAddress: perNetwork, perNetwork };
};

const familyPages = [getPage("enquiry"), getPage("visit"), getPage("booking")];
const isFromFamily = ({ path }: Exchange): boolean =>
  familyPages.some((page) => page === findFixedPage(path)?.page);

/**
 * Mail clients send one-click unsubscribe requests (RFC 8058). A page without a referrer sends the origin `null`, and an
 * old browser nothing else: there the key in the address is the permission.
 */
function mayComeFromElsewhere({ path, request: { headers } }: Exchange): boolean {
  const { acceptsCrossOriginPost, isPrivate } = findFixedPage(path)?.page ?? {};
  if (acceptsCrossOriginPost) return true;
  return isPrivate === true && headers.origin === "null" && headers["sec-fetch-site"] === undefined;
}

const TOO_MANY = "Too many messages came from your network. Please try again in a minute.";
const isApiRequest = ({ path }: Exchange) => path.toLowerCase().startsWith("/api/");

export function getText(typed: object, name: string): string {
  const value: unknown = Object.entries(typed).find(([known]) => known === name)?.[1];
  return typeof value === "string" ? value : "";
}

/** Honeypot: only bots fill in this hidden field. */
export const isFromBot = (typed: object): boolean => getText(typed, "website") !== "";

/** True for a request from a page of this site. Browsers send the origin of a POST; a page cannot forge it. */
export function isFromHere({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const { origin, host, "sec-fetch-site": from } = headers;
  if (!origin) return false;
  if (origin === siteOrigin || URL.parse(origin)?.host === host)
    return from === undefined || from === "same-origin" || from === "none";
  // A proxy uses another host name and SITE_ORIGIN is not set: trust Sec-Fetch-Site.
  return from === "same-origin";
}
