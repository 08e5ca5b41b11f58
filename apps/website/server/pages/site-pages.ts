import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Alert } from "@manor/content-api";
import type { ServerBuild } from "react-router";
import type { Clock } from "../../content/clock.ts";
import { type Content, findContent } from "../../content/content.ts";
import type { Log } from "../../content/log.ts";
import { splitLanguage } from "../../model/pages/language-address.ts";
import { callPeriod } from "../../model/school/call-timing.ts";
import type { PageSheet } from "../../model/site-context.ts";
import { addPrefix, type Language } from "../../model/texts/languages.ts";
import { countOpenTimes } from "../../model/visits/open-times.ts";
import type { Config } from "../config.ts";
import type { Development } from "../development.ts";
import type { Exchange } from "../http/exchange.ts";
import { FinishedResponses } from "../http/finished-responses.ts";
import type { Counts } from "../metrics/counts.ts";
import { createSearch } from "../search/search.ts";
import { toPolicy } from "../security-headers.ts";
import { createThemeSheet } from "../theme/theme-sheet.ts";
import type { RateLimiter } from "../visitors/rate-limiter.ts";
import { findPageKey } from "./find-page-key.ts";
import { createPages } from "./pages.ts";
import { createRender, type RenderOptions } from "./render.ts";

type Options = {
  config: Pick<Config, "origin" | "showsExamples" | "measures">;
  content: Content;
  clock: Clock;
  getAlert: (language?: Language) => Alert | undefined;
  forms: Pick<RenderOptions, "messages" | "newsletter" | "receiveEnquiry" | "visits">;
  rateLimiter: RateLimiter;
  counts: Counts;
  log: Log;
  development: Development | undefined;
};

/** The key of a page in the language of its address. Without that language the address does not exist. */
async function findKey(content: Content, { path, url, school }: Exchange): Promise<string> {
  const { language } = splitLanguage(url.pathname);
  const shown = findContent(content, language) ?? content;
  const key = await findPageKey(shown, school, path, url.searchParams);
  return shown === content ? key : addPrefix(language, key);
}

/** For developers, so it is not in the site map. */
const EXAMPLES = "/examples";

/** The React application behind the cache of responses, and the colours of its pages. */
export function createSitePages(options: Options) {
  const { config, content, clock, getAlert, forms, rateLimiter, counts, log, development } =
    options;
  const { origin, measures } = config;
  const showsExamples = config.showsExamples || development !== undefined;
  const theme = createThemeSheet(development ? new Map() : readTokenNames());
  const getBuild = development?.getBuild ?? loadBuild;
  const getSchool = content.school;
  const render = createRender({
    content,
    clock,
    messages: forms.messages,
    newsletter: forms.newsletter,
    receiveEnquiry: forms.receiveEnquiry,
    visits: forms.visits,
    getAlert,
    getBuild,
    mode: development ? "development" : "production",
    constants: {
      origin,
      showsExamples,
      measures,
      islandEntry: development ? "" : findIslandEntry(),
      sheets: development ? new Map() : readPageSheets(),
    },
    search: createSearch({
      findContent: (language) => findContent(content, language) ?? content,
      clock,
    }),
    themeFor: theme.addressFor,
  });
  const responses = new FinishedResponses({
    content,
    clock,
    // Everything that pages show: content, day, current call timing, open visits and emergency banner.
    pageVersion: () => {
      const [school, now] = [getSchool(), clock.now()];
      return `${content.version()} ${clock.today()} ${callPeriod(school, now)} ${countOpenTimes(school.visits, now)} ${JSON.stringify(getAlert())}`;
    },
    counts,
    // In development every page is rendered.
    maxBytes: development ? 1 : undefined,
  });
  const pages = createPages({
    render,
    responses,
    getSchool,
    findKey: async (exchange: Exchange) =>
      showsExamples && exchange.path === EXAMPLES ? EXAMPLES : findKey(content, exchange),
    rateLimiter,
    origin,
    policy: development ? undefined : toPolicy,
    counts,
    log,
  });
  content.onChange(() => void pages.refresh());
  // The day, the call timing and an alert end without a change of the content.
  content.onPoll(() => void pages.refresh());
  return { getBuild, render, responses, theme: theme.step, pages };
}

const folder = resolve(import.meta.dirname, "../../build");

/** The website was started, or a test was run, without a build. */
class BuildMissingError extends Error {
  override readonly name = "BuildMissingError";
  constructor(cause: unknown) {
    super("The website has no build, so it cannot start; run `npm run build` first.", { cause });
  }
}

let build: Promise<ServerBuild> | undefined;

/** The built application, cached: each page needs it, and `import()` is slow. Rejects with BuildMissingError. */
export const loadBuild = (): Promise<ServerBuild> =>
  (build ??= import(resolve(folder, "server/index.js")).catch((cause: unknown) => {
    throw new BuildMissingError(cause);
  }));

/** A JSON file of the build. Throws BuildMissingError. */
export function readBuilt<T>(name: string): T {
  try {
    return JSON.parse(readFileSync(resolve(folder, name), "utf8"));
  } catch (cause) {
    throw new BuildMissingError(cause);
  }
}

type Manifest = Record<string, { file: string } | undefined>;

const ENTRY = "app/entry.client.tsx";

/** The hashed address of the islands' entry, from Vite's manifest. Throws BuildMissingError. */
function findIslandEntry(): string {
  const manifest = readBuilt<Manifest>("client/.vite/manifest.json");
  const entry = Object.entries(manifest).find(([name]) => name.startsWith(ENTRY))?.[1];
  if (!entry) throw new BuildMissingError(new Error(`${ENTRY} is not in the manifest`));
  return `/${entry.file}`;
}

/** The style sheet of each page, by the name of its route (scripts/make-page-sheets.ts). Throws BuildMissingError. */
export function readPageSheets(): Map<string, PageSheet> {
  const sheets = readBuilt<Record<string, string>>("server/sheets.json");
  return new Map(
    Object.entries(sheets).map(([name, css]) => [
      name,
      { css, hash: `sha256-${hash("sha256", css, "base64")}` },
    ]),
  );
}

/** The token names in the built style sheet (scripts/make-page-sheets.ts). */
export function readTokenNames(): Map<string, string> {
  return new Map(Object.entries(readBuilt<Record<string, string>>("server/tokens.json")));
}
