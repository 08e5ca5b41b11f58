import { setTimeout as pause } from "node:timers/promises";
import type { School } from "@manor/content-api/school";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { findPage } from "../../model/pages/find-page.ts";
import { splitLanguage } from "../../model/pages/language-address.ts";
import { addPrefix, type Language, languages } from "../../model/texts/languages.ts";
import { errorReply } from "../error-reply.ts";
import { type Exchange, isRead, type Reply, reply, type Step } from "../http/exchange.ts";
import type { FinishedResponses } from "../http/finished-responses.ts";
import { createLimiter, TooBusyError } from "../limiter.ts";
import { type Counts, createCounts } from "../metrics/counts.ts";
import { isPrivatePage } from "../private-pages.ts";
import type { toPolicy } from "../security-headers.ts";
import type { RateLimiter } from "../visitors/rate-limiter.ts";
import { GONE_KEY, isGoneKey, isNotFoundKey } from "./find-page-key.ts";
import { isRedirect, type Render, redirect, toPage } from "./render.ts";
import { createUncachedPages, TOO_MANY } from "./uncached-pages.ts";

export type PagesOptions = {
  render: Render;
  responses: FinishedResponses;
  getSchool: () => School;
  /** The key of the page for a request. */
  findKey: (exchange: Exchange) => Promise<string>;
  /** How many uncached pages one client may request. */
  rateLimiter: RateLimiter;
  origin: string;
  /** The CSP of a page; undefined in development. */
  policy?: typeof toPolicy | undefined;
  counts?: Counts;
  log: Log;
};

/** A page could not be rendered; the cause was logged where it happened. */
class PageError extends Error {
  override readonly name = "PageError";
  constructor(path: string) {
    super(
      `The page ${path} could not be rendered, so the visitor gets the plain page; see the entry before this one.`,
    );
  }
}

/**
 * The last step: sends a cached page or renders one. Rendering is limited per client and queued, except for the pages
 * of the site map. Posted forms and pages with a key are always rendered and never cached.
 */
export function createPages({
  render,
  responses,
  getSchool,
  findKey,
  rateLimiter,
  origin,
  policy,
  counts = createCounts(),
  log,
}: PagesOptions) {
  // Identical requests that arrive together are rendered once.
  const flight = createSingleFlight<Reply>();
  const queue = createRenderQueue(counts);

  const uncached = createUncachedPages({ render, rateLimiter, origin, policy });
  const refreshing = createSingleFlight<void>();

  async function renderPage(key: string): Promise<Reply> {
    // Read before rendering, so that a change meanwhile makes the page outdated.
    const version = responses.pageVersion();
    counts.rendered += 1;
    const { response: rendered, complete } = await render(new Request(`${origin}${key}`));
    const response = isGoneKey(key) ? new Response(rendered.body, toGone(rendered)) : rendered;
    if (isRedirect(response)) return redirect(response);
    if (response.status >= 500) throw new PageError(key);
    const { language, rest } = splitLanguage(key);
    const [path = ""] = rest.split("?", 1);
    const findBody = (etag: string) => responses.findBody(key, etag);
    const school = getSchool();
    const headers = toLanguageHeader(school, language);
    const page = await toPage(path, response, { school, headers }, policy, findBody);
    if (complete && (response.status === 200 || isNotFoundKey(key)))
      responses.setPage(key, page, version);
    // It is public once a visitor gets it from the cache: an incomplete page never is.
    return reply(page.reply.status, page.reply.headers, page.reply.body);
  }

  async function renderQueued(exchange: Exchange, key: string): Promise<Reply> {
    const wait = rateLimiter.take(exchange.request);
    if (wait > 0) return errorReply(exchange, 429, TOO_MANY, { "retry-after": String(wait) });
    try {
      return await flight(key, () => queue(() => renderPage(key)));
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      counts.rejected += 1;
      return errorReply(exchange, 503, BUSY, { "retry-after": String(error.retryAfter) });
    }
  }

  /** Renders outdated pages that are in use, so that no visitor waits. Never throws. */
  async function refreshAll(): Promise<void> {
    let started: string;
    do {
      started = responses.pageVersion();
      for (const key of responses.outdatedPages()) {
        const startedAt = performance.now();
        await queue(() => flight(key, () => renderPage(key))).catch((error: unknown) =>
          log.warn({ key, problem: String(error) }, "An outdated page could not be rendered again"),
        );
        // Leave half of the time to visitors.
        await pause(performance.now() - startedAt);
      }
    } while (started !== responses.pageVersion());
  }

  const step: Step = async (exchange) => {
    if (!isRead(exchange.request)) return uncached.post(exchange);
    if (isPrivatePage(exchange.path)) return uncached.read(exchange);
    return sendPage(exchange, await findKey(exchange));
  };

  async function sendPage(exchange: Exchange, key: string): Promise<Reply> {
    const page = responses.getPage(key);
    if (page) {
      counts.cached += 1;
      return page;
    }
    if (!isUnlimited(exchange, key)) return renderQueued(exchange, key);
    return flight(key, () => renderPage(key));
  }

  const sendGone = (exchange: Exchange): Promise<Reply> =>
    sendPage(exchange, addPrefix(exchange.language, GONE_KEY));
  return { step, sendGone, refresh: () => refreshing("all", refreshAll) };
}

/** The application knows only "not found". */
const toGone = ({ headers }: Response): ResponseInit => ({ status: 410, headers });

/** Only pages of a school with several languages have it. */
const toLanguageHeader = (school: School, language: Language): Record<string, string> =>
  school.languages ? { "content-language": languages[language].locale } : {};

const BUSY = "The website is very busy. Please try again in a few seconds.";

/** The few pages of the site map must stay available during a flood of requests. */
const isUnlimited = ({ school }: Exchange, key: string): boolean =>
  isNotFoundKey(key) || isPagePath(school, splitLanguage(key).rest);

const isPagePath = (school: School, path: string): boolean =>
  findPage(school, path)?.page.path === path;

const CONCURRENCY = 2;
const MAX_QUEUE = 60;
/** The pause after each page as a multiple of its render time, for visitors with cached pages. */
const PAUSE_FACTOR = 4;
const MAX_PAUSE_MS = 50;

/**
 * Renders pages in order. While pages are queued, cached pages get four fifths of the time, so that a flood does not
 * slow them down. Rejects with TooBusyError when the queue is full.
 */
function createRenderQueue(counts: Pick<Counts, "queued">) {
  const limiter = createLimiter(CONCURRENCY, MAX_QUEUE);
  return <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((done, failed) => {
      counts.queued += 1;
      limiter(async () => {
        counts.queued -= 1;
        const started = performance.now();
        await work().then(done, failed);
        const took = performance.now() - started;
        if (counts.queued > 0) await pause(Math.min(PAUSE_FACTOR * took, MAX_PAUSE_MS));
      }).catch((error: unknown) => {
        counts.queued -= 1;
        failed(error);
      });
    });
}
