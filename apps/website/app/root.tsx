import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { findFixedPage } from "../model/pages/addresses.ts";
import { schoolCode } from "../model/school/school-code.ts";
import { getPageRecord } from "../model/seo/describe-page.ts";
import { addPrefix, languages } from "../model/texts/languages.ts";
import { translateFixed } from "../model/texts/translate.ts";
import type { Route } from "./+types/root";
import { ScriptsOnPage } from "./enhancements/scripts-on-page.ts";
import { Footer } from "./footer/footer.tsx";
import { AlertBar } from "./header/alert-bar.tsx";
import { Header } from "./header/header.tsx";
import { LanguageSwitch } from "./language/language-switch.tsx";
import { useLanguage } from "./language/use-language.ts";
import { useText } from "./language/use-text.ts";
import { NotFoundPage } from "./not-found/not-found-page.tsx";
import { useSchool } from "./school/use-school.ts";
import { PageMeta } from "./seo/page-meta.tsx";
import { getSite } from "./site-context.ts";
import hindiSheet from "./styles/hindi.css?url";
import { PageSheet } from "./styles/page-sheet.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { reader, islandEntry, origin, alert, measures, theme } = getSite(args);
  const registrations = await reader.listOrNone("onlineRegistration");
  const title = registrations.find((registration) => registration.title !== "")?.title;
  return {
    registrationTitle: title ?? "Online Registration",
    islandEntry,
    origin,
    alert,
    measures,
    theme,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const t = useText();
  const school = useSchool();
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  const record = getPageRecord(useMatches().at(-1)?.loaderData);
  const { language, alternates } = useLanguage();
  const isNotFound = Boolean(useRouteError());
  const { page } = findFixedPage(pathname) ?? {};
  return (
    <html
      lang={languages[language].locale}
      data-school-code={schoolCode}
      data-vitals={data?.measures ? "/vitals" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <PageMeta
          school={school}
          path={pathname}
          search={search}
          origin={data?.origin ?? ""}
          record={record}
          isNotFound={isNotFound}
          alternates={alternates}
        />
        {/* Otherwise half of the header would be painted in the wrong place (decision 006). */}
        <link rel="expect" href="#menu" blocking="render" />
        <PageSheet />
        {language !== "en" && <link rel="stylesheet" href={hindiSheet} />}
        {data?.theme && <link rel="stylesheet" href={data.theme} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={addPrefix(language, "/site.webmanifest")} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {t("Skip to main content")}
        </a>
        <ScriptsOnPage value={new Set()}>
          {data?.alert && <AlertBar alert={data.alert} />}
          <Header
            registrationTitle={translateFixed(data?.registrationTitle ?? "Online Registration", t)}
            path={pathname}
            languages={<LanguageSwitch alternates={alternates} />}
          />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer
            page={
              page?.isPrivate
                ? ""
                : `${data?.origin ?? ""}${addPrefix(language, pathname + search)}`
            }
            isPlain={page?.isLightweight === true}
          />
          <PageScript entry={data?.islandEntry} />
        </ScriptsOnPage>
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Handles only 404; the server handles every other error. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  throw error;
}

/** Rendered last, when it is known whether the page needs a script: most pages ship none. */
function PageScript({ entry }: { entry: string | undefined }) {
  // In development hot reload needs the router's own scripts.
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <ScriptsOnPage.Consumer>
      {(names) => names.size > 0 && entry && <script type="module" src={entry} />}
    </ScriptsOnPage.Consumer>
  );
}
