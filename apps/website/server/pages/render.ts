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
import type { Content } from "../../content/content.ts";
import { createReader } from "../../content/reader.ts";
import type { SiteContext } from "../../model/site-context.ts";
import type { ReceiveEnquiry } from "../messages/enquiries.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import type { Newsletter } from "../messages/newsletter.ts";
import { type Search, searchedLists } from "../search/search.ts";

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
  newsletter: Newsletter;
  getAlert: () => Alert | undefined;
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
  const { receiveEnquiry } = options;
  // Cached, because reading the routes takes half as long as a page. Only development has several builds.
  const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>();
  function getHandler(build: ServerBuild): ReturnType<typeof createRequestHandler> {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handler);
    return handler;
  }

  return async (request, incoming, shown = content) => {
    const build = await getBuild();
    const reader = createReader(shown);
    const school = reader.school();
    const site: SiteContext = {
      ...options.constants,
      reader,
      school,
      theme: themeFor(school),
      today: clock.today(),
      now: clock.now(),
      alert: getAlert(),
      search: async (question) => {
        // Search results that lack a list are not cached.
        await Promise.all(searchedLists.map((name) => reader.list(name)));
        return search(question);
      },
      receiveMessage: (typed, formType) => messages.receiveMessage(typed, formType, incoming),
      receiveEnquiry: (typed) => receiveEnquiry(typed, incoming),
      newsletter: { ...newsletter, subscribe: (typed) => newsletter.subscribe(typed, incoming) },
    };
    // The bundle has its own copy of the key, which its server entry exports.
    const { siteContext } = build.entry.module as unknown as {
      siteContext: RouterContext<SiteContext>;
    };
    const context = new RouterContextProvider(new Map([[siteContext, site]]));
    const response = await getHandler(build)(request, context);
    return { response, complete: reader.isComplete() };
  };
}
