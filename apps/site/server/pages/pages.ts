import { hash } from "node:crypto";
import { siteMap } from "../../app/for-server.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { encode } from "../http/encode.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { readBody } from "../http/read-body.ts";
import { send } from "../http/send.ts";
import { TooBusyError } from "../images/limiter.ts";
import { refuse } from "../refuse.ts";
import type { WorkAllowance } from "../visitors/work-allowance.ts";
import { type createFindKey, NOWHERE } from "./known-page.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import type { Render } from "./render.ts";
import { createRenderQueue } from "./render-queue.ts";

export type PagesOptions = {
  render: Render;
  cache: PageCache;
  findKey: ReturnType<typeof createFindKey>;
  /** How many pages that are not kept one place may ask for. */
  allowance: WorkAllowance;
  origin: string;
  today: () => string;
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
  today,
}: PagesOptions): Step {
  // Identical requests that arrive together are rendered once.
  const flight = createSingleFlight<CachedPage | Response>();
  const queue = createRenderQueue();

  async function make(key: string): Promise<CachedPage | Response> {
    const { response, used, complete } = await render(new Request(`${origin}${key}`));
    if (response.status >= 300 && response.status < 400) return response;
    if (response.status >= 500) throw new PageError(key);
    const html = await response.text();
    const etag = `W/"${hash("sha256", html, "base64url").slice(0, 27)}"`;
    const page = {
      status: response.status,
      etag,
      encoded: await encode(html, "quick"),
      used,
      day: today(),
    };
    if (complete && (response.status === 200 || key === NOWHERE)) cache.set(key, page);
    return page;
  }

  async function makeInTurn(exchange: Exchange, key: string): Promise<true> {
    const wait = allowance.take(exchange.request);
    if (wait > 0) return refuse(exchange, 429, TOO_MANY, { "retry-after": String(wait) });
    try {
      return await sendMade(exchange, await flight(key, () => queue(() => make(key))));
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      return refuse(exchange, 503, BUSY, { "retry-after": String(error.retryAfter) });
    }
  }

  return async (exchange) => {
    const { path, url } = exchange;
    if (!isRead(exchange))
      return post(exchange, `${origin}${pageKey(path, url.searchParams)}`, render);
    const key = await findKey(path, url.searchParams);
    const page = await cache.get(key);
    if (page) return sendPage(exchange, page);
    if (isAlwaysMade(key)) return sendMade(exchange, await flight(key, () => make(key)));
    return makeInTurn(exchange, key);
  };
}

const TOO_MANY =
  "Many pages were asked for from your network within a minute. Please wait a little.";
const BUSY = "Very many pages are asked for at this moment. Please try again in a few seconds.";

/** There are few of them, and no stranger may keep a visitor from the home page. */
const isAlwaysMade = (key: string): boolean => key === NOWHERE || plainPages.has(key);
const plainPages = new Set(siteMap.map(({ path }) => path));

async function post(exchange: Exchange, url: string, render: Render): Promise<true> {
  const { request } = exchange;
  const body = await readBody(request);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const { response } = await render(new Request(url, { method: "POST", headers, body }), request);
  if (response.status >= 300 && response.status < 400) return redirect(exchange, response);
  const wait = response.headers.get("retry-after");
  const encoded = await encode(await response.text(), "quick");
  const own = { ...UNCACHED, ...(wait && { "retry-after": wait }) };
  return send(exchange, response.status, own, encoded);
}

function redirect(exchange: Exchange, answer: Response): true {
  const location = answer.headers.get("location") ?? "/";
  return send(exchange, answer.status, { location, "cache-control": "no-store" });
}

function sendMade(exchange: Exchange, made: CachedPage | Response): Promise<true> {
  return made instanceof Response
    ? Promise.resolve(redirect(exchange, made))
    : sendPage(exchange, made);
}

function sendPage(exchange: Exchange, { status, etag, encoded }: CachedPage): Promise<true> {
  return send(exchange, status, status === 200 ? { ...CACHED, etag } : UNCACHED, encoded);
}

const UNCACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const CACHED = { ...UNCACHED, "cache-control": "public, max-age=0, must-revalidate" };
