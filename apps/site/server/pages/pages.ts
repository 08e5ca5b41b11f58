import { hash } from "node:crypto";
import { createSingleFlight } from "../../content/single-flight.ts";
import { encode } from "../http/encode.ts";
import { type Exchange, isRead, type Step } from "../http/exchange.ts";
import { readBody } from "../http/read-body.ts";
import { send } from "../http/send.ts";
import type { Guard } from "../messages/guard.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import type { Render } from "./render.ts";

export type PagesOptions = {
  render: Render;
  cache: PageCache;
  guard: Pick<Guard, "turnsAway">;
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

/** The last step: a cached page, or one rendered now. Posted forms are always rendered and never cached. */
export function createPages({ render, cache, guard, origin, today }: PagesOptions): Step {
  // Identical requests that arrive together are rendered once.
  const flight = createSingleFlight<CachedPage | Response>();

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
    if (complete && response.status === 200) cache.set(key, page);
    return page;
  }

  return async (exchange) => {
    const key = pageKey(exchange.path, exchange.url.searchParams);
    if (!isRead(exchange))
      return guard.turnsAway(exchange, "form") || post(exchange, `${origin}${key}`, render);
    const page = (await cache.get(key)) ?? (await flight(key, () => make(key)));
    if (page instanceof Response) return redirect(exchange, page);
    return sendPage(exchange, page);
  };
}

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

function sendPage(exchange: Exchange, { status, etag, encoded }: CachedPage): Promise<true> {
  return send(exchange, status, status === 200 ? { ...CACHED, etag } : UNCACHED, encoded);
}

const UNCACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const CACHED = { ...UNCACHED, "cache-control": "public, max-age=0, must-revalidate" };
