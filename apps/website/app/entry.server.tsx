import type { School } from "@manor/content-api/school";
import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { findFixedPage } from "../model/pages/addresses.ts";
import { type Alternate, listAlternates } from "../model/pages/alternates.ts";
import { findLanguageLink } from "../model/pages/language-address.ts";
import { inLanguages, type PageSheet } from "../model/site-context.ts";
import { getTexts } from "../model/texts/create-translate.ts";
import { getLanguage } from "../model/texts/languages.ts";
import { english, type PageLanguage } from "./language/page-language.ts";
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
  // The key in the address may be dead after a change, and stays out of the page.
  const alternates = errors || isPrivate ? [] : listAlternates(findSchool, pathname + search);
  const language = createPageLanguage(school, alternates);
  const sheet = isLightweight ? undefined : findSheet(sheets, name, language);
  const html = renderToString(
    <SchoolProvider value={school}>
      <LanguageProvider value={language}>
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

/** The style sheet of a page, with the parts for other languages if it is in one or links to one. */
function findSheet(
  sheets: ReadonlyMap<string, PageSheet>,
  name: string,
  { language, alternates }: Pick<PageLanguage, "language" | "alternates">,
): PageSheet | undefined {
  const isShared = language !== "en" || alternates.length > 0;
  return (isShared ? sheets.get(inLanguages(name)) : undefined) ?? sheets.get(name);
}

/** Errors that are not responses go to the server's error handler unchanged. */
export function handleError(error: unknown): void {
  if (!(error instanceof Response)) console.error(error);
}

/** The language of a page that the server renders, with every text. Browsers have `loadLanguage`. */
export function createPageLanguage(school: School, alternates: readonly Alternate[]): PageLanguage {
  const language = getLanguage(school);
  if (language === "en") return { ...english, alternates };
  const findLink = (href: string) => findLanguageLink(school, href);
  return { language, t: getTexts(school), alternates, findLink };
}
