import { type Client, ContentApiError, NotFoundError } from "@manor/content-api";
import { BodyTooLargeError } from "@manor/server-kit/read-body";
import type { Content } from "../../content/content.ts";
import type { Config } from "../config.ts";
import { isRead, problem, type Reply, readBody, reply, type Step } from "../http/exchange.ts";
import { isFromHere } from "../messages/guard.ts";
import type { Render } from "../pages/render.ts";
import { toPolicy } from "../security-headers.ts";
import { createVisitorLimiter } from "../visitors/rate-limiter.ts";
import { Draft, withDraft } from "./draft.ts";

const ADDRESS = /^\/preview\/([\w.-]{20,300})(?:\/file\/([0-9a-f]{32}(?:-f[0-9a]{2})?\.\w{1,5}))?$/;
/** Built from `app/preview/`. */
export const previewScript = "/preview.js";
const PICTURE = /^image\/(png|jpeg|webp)$/;
/** Typing sends several requests a second. */
const LIMITS = { perAddress: 1_200, perNetwork: 3_000, total: 6_000 };

/** The CMS checks the ticket in the path. Not cached, and only the admin panel may frame it. */
export function createPreview(
  { client, content, render }: { client: Client; content: Content; render: Render },
  { origin, trustProxy }: Pick<Config, "origin" | "trustProxy">,
): Step {
  const rateLimiter = createVisitorLimiter(LIMITS, trustProxy);

  async function showPage(ticket: string, typed?: string): Promise<Reply> {
    const draft = Draft.parse(await client.preview(ticket, typed));
    const page = new Request(origin + draft.page);
    const { response } = await render(page, undefined, withDraft(content, draft));
    const html = await response.text();
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policyFor(
        toPolicy(draft.page, response.headers.get("style-hash")),
        draft.adminOrigins,
      ),
      // The policy names who may frame it.
      "x-frame-options": undefined,
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow, noimageindex",
    };
    return reply(response.status, headers, forFrame(html, ticket, draft.adminOrigins));
  }

  async function showFile(ticket: string, name: string): Promise<Reply | undefined> {
    const path = `/api/preview/${ticket}/file/${name}`;
    const file = await client.file(path, AbortSignal.timeout(10_000));
    const type = file.headers.get("content-type") ?? "";
    if (!PICTURE.test(type) || !file.body) {
      await file.body?.cancel();
      return undefined;
    }
    const headers = { "content-type": type, "cache-control": "private, max-age=600" };
    return reply(200, headers, { size: undefined, chunks: file.body });
  }

  return async (exchange) => {
    const { path, request } = exchange;
    const [, ticket = "", file] = ADDRESS.exec(path) ?? [];
    if (ticket === "") return undefined;
    const wait = rateLimiter.take(request);
    if (wait > 0) return problem(429, "Too many previews.", { "retry-after": String(wait) });
    try {
      if (isRead(request)) return await (file ? showFile(ticket, file) : showPage(ticket));
      if (!isFromHere(request, origin))
        return problem(403, "Previews are only accepted from their own page.");
      return await showPage(ticket, await readBody(request));
    } catch (error) {
      if (error instanceof NotFoundError)
        return isRead(request) ? undefined : problem(404, "This preview does not exist.");
      if (error instanceof BodyTooLargeError)
        return problem(413, "The text is too long for a preview.");
      if (!(error instanceof ContentApiError)) throw error;
      return problem(502, "The CMS does not respond right now.");
    }
  };
}

/** The page's CSP, but the admin panel may frame it and the preview script may insert HTML. */
const policyFor = (policy: string, adminOrigins: readonly string[]): string =>
  policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${adminOrigins.join(" ")}`)
    .replace("trusted-types 'none'", "trusted-types preview")
    .replace("form-action 'self'", "form-action 'none'");

/** Unpublished pictures need the ticket, too. */
function forFrame(html: string, ticket: string, adminOrigins: readonly string[]): string {
  const script = `<script src="${previewScript}" data-admin-origins="${adminOrigins.join(" ")}" defer></script>`;
  return html
    .replaceAll(
      /\/api\/image\/([0-9a-f]{32}(?:-f[0-9a]{2})?\.\w{1,5})\?w=\d+/g,
      `/preview/${ticket}/file/$1`,
    )
    .replace("</head>", `${script}</head>`);
}
