import { hash } from "node:crypto";
import type { Exchange, Step } from "../exchange.ts";
import { isRead } from "../exchange.ts";
import { readBody } from "../read-body.ts";
import { bodyIn, chooseEncoding, encode } from "./encode.ts";
import type { KeptPage, PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import type { Render } from "./render.ts";

export type PagesOptions = {
  render: Render;
  cache: PageCache;
  origin: string;
  today: () => string;
};

/** A page could not be rendered; the cause was logged where it happened. */
export class PageError extends Error {
  override readonly name = "PageError";
  constructor(path: string) {
    super(
      `The page ${path} could not be rendered, so the visitor gets the plain page; see the entry before this one.`,
    );
  }
}

/** The last step: a kept page, or one rendered now. Posted forms are always rendered and never kept. */
export function createPages({ render, cache, origin, today }: PagesOptions): Step {
  const underWay = new Map<string, Promise<KeptPage | Response>>();

  async function make(key: string): Promise<KeptPage | Response> {
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

  /** Identical requests that arrive together are rendered once. */
  function makeOnce(key: string): Promise<KeptPage | Response> {
    const joined = underWay.get(key);
    if (joined) return joined;
    const made = make(key).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  }

  return async (exchange) => {
    const key = pageKey(exchange.path, exchange.url.searchParams);
    if (!isRead(exchange)) return post(exchange, `${origin}${key}`, render);
    const page = (await cache.get(key)) ?? (await makeOnce(key));
    if (page instanceof Response) return redirect(exchange, page);
    return sendPage(exchange, page);
  };
}

async function post(exchange: Exchange, url: string, render: Render): Promise<true> {
  const { request } = exchange;
  const body = await readBody(request);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const { response } = await render(
    new Request(url, { method: "POST", headers, body }),
    exchange.request,
  );
  if (response.status >= 300 && response.status < 400) return redirect(exchange, response);
  const encoded = await encode(await response.text(), "quick");
  return sendPage(exchange, {
    status: response.status,
    etag: "",
    encoded,
    used: new Map(),
    day: "",
  });
}

function redirect({ response }: Exchange, answer: Response): true {
  response.writeHead(answer.status, {
    location: answer.headers.get("location") ?? "/",
    "cache-control": "no-store",
  });
  response.end();
  return true;
}

async function sendPage({ request, response }: Exchange, page: KeptPage): Promise<true> {
  // Weak comparison is right here: the same page in another encoding is the same page.
  const isKnown = page.etag !== "" && request.headers["if-none-match"]?.includes(page.etag);
  response.setHeader("vary", "accept-encoding");
  response.setHeader(
    "cache-control",
    page.status === 200 && page.etag ? "public, max-age=0, must-revalidate" : "no-store",
  );
  if (page.etag && page.status === 200) response.setHeader("etag", page.etag);
  if (isKnown && page.status === 200) {
    response.writeHead(304).end();
    return true;
  }
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = await bodyIn(encoding, page.encoded);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-length", body.byteLength);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.writeHead(page.status);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}
