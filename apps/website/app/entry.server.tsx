import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { findFixedPage } from "../model/pages/addresses.ts";
import { listAlternates } from "../model/pages/alternates.ts";
import { createPageLanguage } from "./language/create-page-language.ts";
import { LanguageProvider } from "./language/use-language.ts";
import { SchoolProvider } from "./school/use-school.ts";
import { siteContext } from "./site-context.ts";
import { PageSheetProvider } from "./styles/page-sheet.tsx";

export { siteContext } from "./site-context.ts";

const NOT_FOUND = "not-found/not-found";

/** Renders the whole page before sending: no streaming, so no inline script is needed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response {
  const { school, sheets, findSchool } = context.get(siteContext);
  const { errors, matches } = router.staticHandlerContext;
  const { pathname, search } = new URL(request.url);
  const { isLightweight, isPrivate } = findFixedPage(pathname)?.page ?? {};
  const name = errors ? NOT_FOUND : (matches.at(-1)?.route.id ?? "");
  const sheet = isLightweight ? undefined : sheets.get(name);
  // The key in the address may be dead after a change, and stays out of the page.
  const alternates = errors || isPrivate ? [] : listAlternates(findSchool, pathname + search);
  const html = renderToString(
    <SchoolProvider value={school}>
      <LanguageProvider value={createPageLanguage(school, alternates)}>
        <PageSheetProvider value={sheet?.css}>
          <ServerRouter context={router} url={request.url} />
        </PageSheetProvider>
      </LanguageProvider>
    </SchoolProvider>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  if (sheet) headers.set("style-hash", sheet.hash);
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** Errors that are not responses go to the server's error handler unchanged. */
export function handleError(error: unknown): void {
  if (!(error instanceof Response)) console.error(error);
}
