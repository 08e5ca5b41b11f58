import { addPrefix } from "../../model/texts/languages.ts";
import { errorReply } from "../error-reply.ts";
import { type Exchange, type Reply, readBody } from "../http/exchange.ts";
import type { toPolicy } from "../security-headers.ts";
import type { RateLimiter } from "../visitors/rate-limiter.ts";
import { toPostAddress } from "./find-page-key.ts";
import { type Render, uncachedReply } from "./render.ts";

export const TOO_MANY =
  "Too many pages were requested from your network. Please try again in a minute.";

type Options = {
  render: Render;
  rateLimiter: RateLimiter;
  origin: string;
  policy: typeof toPolicy | undefined;
};

/** Posted forms, and pages with a key in their address. They wait for the CMS, so they are outside the render queue. */
export function createUncachedPages({ render, rateLimiter, origin, policy }: Options) {
  async function renderUncached(exchange: Exchange, init: RequestInit): Promise<Reply> {
    const { request, path, url, language } = exchange;
    const address = addPrefix(language, toPostAddress(path, url.searchParams));
    const { response } = await render(new Request(origin + address, init), request);
    return uncachedReply(path, response, policy);
  }

  return {
    post: async (exchange: Exchange): Promise<Reply> => {
      const { request } = exchange;
      const body = await readBody(request);
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      return renderUncached(exchange, { method: "POST", headers, body });
    },
    read: (exchange: Exchange): Reply | Promise<Reply> => {
      const wait = rateLimiter.take(exchange.request);
      if (wait === 0) return renderUncached(exchange, {});
      return errorReply(exchange, 429, TOO_MANY, { "retry-after": String(wait) });
    },
  };
}
