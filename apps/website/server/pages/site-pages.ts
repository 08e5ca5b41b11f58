import { callPeriod } from "../../model/school/call-timing.ts";
import type { Dependencies } from "../dependencies.ts";
import { createSearch } from "../search/search.ts";
import { createThemeSheet } from "../theme/theme-sheet.ts";
import { findIslandEntry, loadBuild, readPageSheets } from "./build.ts";
import { createFindPageKey } from "./find-page-key.ts";
import { createPageCache } from "./page-cache.ts";
import { createPages } from "./pages.ts";
import { createRender } from "./render.ts";

/** The React application behind its cache, and the colours of its pages. */
export function createSitePages(dependencies: Dependencies) {
  const { config, content, clock, getSchool, alert, development, metrics } = dependencies;
  const showsExamples = config.showsExamples || development !== undefined;
  const { origin } = config;
  const theme = createThemeSheet(development && new Map());
  const getBuild = development?.getBuild ?? loadBuild;
  const render = createRender({
    ...dependencies,
    getBuild,
    mode: development ? "development" : "production",
    constants: {
      ...{ origin, showsExamples, measures: config.measures },
      islandEntry: development ? "" : findIslandEntry(),
      sheets: development ? new Map() : readPageSheets(),
    },
    search: createSearch({ content, clock, getSchool }),
    themeFor: theme.addressFor,
  });
  // Everything that pages show: content, day, current call timing and emergency banner.
  const version = () =>
    `${content.version()} ${clock.today()} ${callPeriod(getSchool(), clock.now())} ${JSON.stringify(alert())}`;
  const maxBytes = development ? 1 : undefined;
  const cache = createPageCache({ version, today: clock.today, maxBytes });
  const findKey = createFindPageKey(content, getSchool, showsExamples);
  const { counts } = metrics;
  const pages = createPages({ ...dependencies, render, cache, findKey, origin, version, counts });
  content.onChange(() => void pages.refresh());
  // The day, the call timing and an alert end without a change of the content.
  content.onPoll(() => void pages.refresh());
  return { getBuild, render, theme: theme.step, pages: pages.step };
}
