import { hasCredentials } from "./islands/auth-headers.ts";

const loadHome = () => import("./entry.home.ts");

/** Without React. A key is a value of `data-enhancement`; its module exports a function of the same name. */
export const enhancements = {
  rotator: loadHome,
  scroller: loadHome,
  share: () => import("./enhancements/share.ts"),
  partialUpdate: () => import("./enhancements/partial-update.ts"),
  tabs: () => import("./enhancements/tabs.ts"),
  albumViewer: () => import("./albums/album/album-viewer.tsx"),
  backgroundVideo: loadHome,
  calendar: loadHome,
  counters: loadHome,
  notices: loadHome,
  offlinePages: () => import("./offline/offline-pages.ts"),
  classChoice: () => import("./home/today/class-choice.ts"),
  scrollTop: loadHome,
  // A browser with its own credentials filters its own toppers (R66).
  toppers: async () =>
    hasCredentials()
      ? import("./toppers/personalized-toppers.tsx")
      : { toppers: (await import("./enhancements/partial-update.ts")).partialUpdate },
} satisfies { [Name in string]: () => Promise<object> };

export type EnhancementName = keyof typeof enhancements;
export type Enhance = (root: HTMLElement) => unknown;
