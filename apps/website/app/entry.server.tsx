import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { match } from "./addresses.ts";
import { SchoolProvider } from "./school/use-school.ts";
import { siteContext } from "./site-context.ts";
import { PageSheetProvider } from "./styles/page-sheet.tsx";

export { siteContext } from "./site-context.ts";

const NOT_FOUND = "not-found/not-found";

/** The whole page is finished before it is sent: no streaming, so no inline script is ever needed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response {
  const { school, sheets } = context.get(siteContext);
  const { errors, matches } = router.staticHandlerContext;
  const isDaily = match(new URL(request.url).pathname)?.page.isDaily;
  const name = errors ? NOT_FOUND : (matches.at(-1)?.route.id ?? "");
  const sheet = isDaily ? undefined : sheets.get(name);
  const html = renderToString(
    <SchoolProvider value={school}>
      <PageSheetProvider value={sheet?.css}>
        <ServerRouter context={router} url={request.url} />
      </PageSheetProvider>
    </SchoolProvider>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (sheet) headers.set("style-hash", sheet.hash);
  return new FinishedPage(`<!doctype html>${html}`, { status, headers });
}

/** Returns the text as a string: converting to bytes and back would take a twentieth of home's render time. */
class FinishedPage extends Response {
  readonly #text: string;
  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }
}

/** Errors that are not responses reach the server's error boundary unchanged. */
export function handleError(error: unknown): void {
  if (!(error instanceof Response)) console.error(error);
}
