import type { IncomingMessage } from "node:http";
import type { Alert } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { Clock } from "../../content/clock.ts";
import { type Content, createReader, findContent } from "../../content/content.ts";
import { findPage } from "../../model/pages/find-page.ts";
import { splitLanguage } from "../../model/pages/language-address.ts";
import type { SiteContext } from "../../model/site-context.ts";
import { addPrefix, type Language } from "../../model/texts/languages.ts";
import { type Encoded, encode } from "../http/encode.ts";
import { type Headers, publicReply, type Reply, reply, toEtag } from "../http/exchange.ts";
import type { Page } from "../http/finished-responses.ts";
import type { ReceiveEnquiry } from "../messages/enquiries.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import type { Newsletter } from "../messages/newsletter.ts";
import type { Visits } from "../messages/visits.ts";
import { type Search, searchedLists } from "../search/search.ts";
import type { toPolicy } from "../security-headers.ts";
import { speculationHeaders } from "../speculation-rules.ts";

type Rendered = { response: Response; complete: boolean };

/** Renders one page. `incoming` is the request of a posted form; `shown` replaces the public content. */
export type Render = (
  request: Request,
  incoming?: IncomingMessage,
  shown?: Content,
) => Promise<Rendered>;

/** What is the same in the context of every page. */
type Constants = Pick<
  SiteContext,
  "origin" | "islandEntry" | "sheets" | "showsExamples" | "measures"
>;

export type RenderOptions = {
  content: Content;
  clock: Clock;
  messages: Pick<MessageHandler, "receiveMessage">;
  receiveEnquiry: ReceiveEnquiry;
  visits: Visits;
  newsletter: Newsletter;
  getAlert: (language: Language) => Alert | undefined;
  constants: Constants;
  getBuild: () => Promise<ServerBuild>;
  mode: "production" | "development";
  search: Search;
  themeFor: (school: School) => string | undefined;
};

/** The React application as a function from request to page. The content is passed in the router's context. */
export function createRender(options: RenderOptions): Render {
  const { getBuild, mode, content, clock, messages, newsletter, search, getAlert, themeFor } =
    options;
  const { receiveEnquiry, visits } = options;
  // Cached, because reading the routes takes half as long as a page. Only development has several builds.
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
  function getHandler(build: ServerBuild): ReturnType<typeof createRequestHandler> {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handler);
    return handler;
  }

  return async (request, incoming, shown = content) => {
    const build = await getBuild();
    const url = new URL(request.url);
    const { language, rest } = splitLanguage(url.pathname);
    // The key of a page is known only while its language is offered.
    const localContent = findContent(shown, language) ?? shown;
    const reader = createReader(localContent);
    const school = reader.school();
    const site: SiteContext = {
      ...options.constants,
      language,
      findSchool: (other) => findContent(shown, other)?.school(),
      reader,
      school,
      theme: themeFor(school),
      today: clock.today(),
      now: clock.now(),
      alert: getAlert(language),
      isPosted: request.method === "POST",
      search: async (question) => {
        // Search results that lack a list are not cached.
        await Promise.all(searchedLists.map((name) => reader.list(name)));
        return search(question, language);
      },
      receiveMessage: (typed, formType) => messages.receiveMessage(typed, formType, incoming),
      receiveEnquiry: (typed) => receiveEnquiry(typed, incoming),
      visits: {
        ...visits,
        book: (typed, previous) => visits.book(typed, previous, incoming),
        sendLink: (typed) => visits.sendLink(typed, incoming),
      },
      newsletter: {
        ...newsletter,
        subscribe: (typed) => newsletter.subscribe(typed, language, incoming),
      },
    };
    // The bundle has its own copy of the key, which its server entry exports.
    const { siteContext } = build.entry.module as unknown as {
      siteContext: RouterContext<SiteContext>;
    };
    const context = new RouterContextProvider(new Map([[siteContext, site]]));
    url.pathname = rest;
    const inEnglish = language === "en" ? request : new Request(url, request);
    const response = await getHandler(build)(inEnglish, context);
    keepLanguage(response, language);
    return { response, complete: reader.isComplete() };
  };
}

/** A form that redirects names a page of the site without its language. */
function keepLanguage({ headers }: Response, language: Language): void {
  const location = headers.get("location");
  if (location?.startsWith("/")) headers.set("location", addPrefix(language, location));
}

/** Undefined in development: hot reload writes scripts into the page. */
type Policy = typeof toPolicy | undefined;

const UNCACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
const CACHED = {
  ...UNCACHED,
  ...speculationHeaders,
  "cache-control": "public, max-age=0, must-revalidate",
};

/** The reply of a page, compressed unless `findBody` knows it. */
export async function toPage(
  path: string,
  rendered: Response,
  { school, headers }: { school: School; headers: Headers },
  policy: Policy,
  findBody: (etag: string) => Encoded | undefined,
): Promise<Page> {
  const html = await rendered.text();
  const etag = `W/${toEtag(html)}`;
  const body = findBody(etag) ?? (await encode(html, "quick"));
  const policyHeader = toPolicyHeader(path, rendered, policy);
  const { status } = rendered;
  if (status !== 200)
    return { etag, reply: { status, headers: { ...UNCACHED, ...headers, ...policyHeader }, body } };
  const { isAvailableOffline } = findPage(school, path)?.page ?? {};
  // With offline pages on, the browser stores a copy.
  const offline = isAvailableOffline && { offline: "keep" };
  return {
    etag,
    reply: publicReply({ ...CACHED, ...headers, etag, ...policyHeader, ...offline }, body),
  };
}

const toPolicyHeader = (path: string, rendered: Response, policy: Policy): Headers =>
  policy ? { "content-security-policy": policy(path, rendered.headers.get("style-hash")) } : {};

/** The response to a posted form, or a page that is never cached. */
export async function uncachedReply(
  path: string,
  rendered: Response,
  policy: Policy,
): Promise<Reply> {
  if (isRedirect(rendered)) return redirect(rendered);
  const wait = rendered.headers.get("retry-after");
  const html = await rendered.text();
  const headers = {
    ...UNCACHED,
    ...toPolicyHeader(path, rendered, policy),
    ...(wait && { "retry-after": wait }),
  };
  return reply(rendered.status, headers, await encode(html, "quick"));
}

export const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

export function redirect(rendered: Response): Reply {
  const location = rendered.headers.get("location") ?? "/";
  return reply(rendered.status, { location, "cache-control": "no-store" });
}
