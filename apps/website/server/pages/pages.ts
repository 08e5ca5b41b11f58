import { setTimeout as rest } from "node:timers/promises";
import { findPage } from "../../app/for-server.ts";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { encode } from "../http/encode.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { readBody } from "../http/read-body.ts";
import { tagOf } from "../http/tag-of.ts";
import { TooBusyError } from "../images/limiter.ts";
import { type Counts, createCounts } from "../metrics/counts.ts";
import { refuse } from "../refuse.ts";
import type { WorkAllowance } from "../visitors/work-allowance.ts";
import { type createFindKey, NOWHERE } from "./known-page.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { postedAddress } from "./page-key.ts";
import type { Render } from "./render.ts";
import { createRenderQueue } from "./render-queue.ts";
import { sendAnswer, sendKept, sendPage } from "./send-page.ts";

export type PagesOptions = {
  render: Render;
  cache: PageCache;
  findKey: ReturnType<typeof createFindKey>;
  /** How many uncached pages one client may request. */
  allowance: WorkAllowance;
  origin: string;
  /** Another text whenever any page may be another than before. */
  version: () => string;
  counts?: Counts;
  log: Log;
};

export type Pages = {
  step: Step;
  /** Renders pages in use again after a change, so that no visitor waits. Never throws. */
  renew: () => Promise<void>;
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
 * The last step: a cached page, or one rendered now. Rendering is work, of which each place may ask for so much, and
 * which waits its turn; the pages of the site map are always made. Posted forms are always rendered and never cached.
 */
export function createPages({
  render,
  cache,
  findKey,
  allowance,
  origin,
  version,
  counts = createCounts(),
  log,
}: PagesOptions): Pages {
  // Identical requests that arrive together are rendered once.
  const flight = createSingleFlight<CachedPage | Response>();
  const queue = createRenderQueue(undefined, counts);

  const renewal = createSingleFlight<void>();

  async function make(key: string): Promise<CachedPage | Response> {
    // Read before the page is rendered: a change meanwhile makes it outdated.
    const madeOf = version();
    counts.made += 1;
    const { response, complete } = await render(new Request(`${origin}${key}`));
    if (response.status >= 300 && response.status < 400) return response;
    if (response.status >= 500) throw new PageError(key);
    const html = await response.text();
    const etag = `W/${tagOf(html)}`;
    const page = cache.same(key, etag) ?? {
      status: response.status,
      etag,
      body: await encode(html, "quick"),
      styleHash: response.headers.get("style-hash"),
    };
    if (complete && (response.status === 200 || key === NOWHERE)) cache.set(key, page, madeOf);
    return page;
  }

  async function makeInTurn(exchange: Exchange, key: string): Promise<true> {
    const wait = allowance.take(exchange.request);
    if (wait > 0) return refuse(exchange, 429, TOO_MANY, { "retry-after": String(wait) });
    try {
      return sendPage(exchange, await flight(key, () => queue(() => make(key))));
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      counts.busy += 1;
      return refuse(exchange, 503, BUSY, { "retry-after": String(error.retryAfter) });
    }
  }

  async function post(exchange: Exchange, url: string): Promise<true> {
    const { request } = exchange;
    const body = await readBody(request);
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const { response } = await render(new Request(url, { method: "POST", headers, body }), request);
    return sendAnswer(exchange, response);
  }

  async function renewAll(): Promise<void> {
    let started: string;
    do {
      started = version();
      for (const key of cache.outdated()) {
        const began = performance.now();
        await queue(() => flight(key, () => make(key))).catch((error: unknown) =>
          log.warn({ key, problem: String(error) }, "A page could not be made anew"),
        );
        // Half of the time belongs to visitors.
        await rest(performance.now() - began);
      }
    } while (started !== version());
  }

  const step: Step = async (exchange) => {
    const { path, url } = exchange;
    if (!isRead(exchange))
      return post(exchange, `${origin}${postedAddress(path, url.searchParams)}`);
    const key = await findKey(path, url.searchParams);
    const page = cache.get(key);
    if (page) {
      counts.kept += 1;
      return sendKept(exchange, page);
    }
    if (!isAlwaysMade(exchange, key)) return makeInTurn(exchange, key);
    return sendPage(exchange, await flight(key, () => make(key)));
  };
  return { step, renew: () => renewal("all", renewAll) };
}

const TOO_MANY = "Your network requested too many pages within a minute. Please wait a little.";
const BUSY = "The website is very busy. Please try again in a few seconds.";

/** There are few of them, and a flood must not keep visitors from the home page. */
const isAlwaysMade = ({ school }: Exchange, key: string): boolean =>
  key === NOWHERE || findPage(school, key)?.page.path === key;
