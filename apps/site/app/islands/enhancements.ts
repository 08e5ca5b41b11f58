let home: Promise<typeof import("../blocks/enhance.ts")> | undefined;
const atHome = () => {
  home ??= import("../blocks/enhance.ts");
  return home;
};

/**
 * What makes finished HTML livelier in place, without React: one line each. For parts that the server
 * keeps rendering; a part that renders itself in the browser is an island.
 */
export const enhancements = {
  Banner: () => atHome().then(({ banner }) => ({ start: banner })),
  CalendarMonths: () => atHome().then(({ calendarMonths }) => ({ start: calendarMonths })),
  Counters: () => atHome().then(({ counters }) => ({ start: counters })),
  HistoryTabs: () => atHome().then(({ historyTabs }) => ({ start: historyTabs })),
  LiveList: () => import("../pages/lists/live-list.ts"),
  NewsletterTabs: () => import("../pages/academics/newsletter-tabs.ts"),
  Notices: () => atHome().then(({ notices }) => ({ start: notices })),
  NoticeBoardTabs: () => atHome().then(({ noticeBoardTabs }) => ({ start: noticeBoardTabs })),
  ScrollTop: () => atHome().then(({ scrollTop }) => ({ start: scrollTop })),
  ShareButton: () => import("../pages/lists/share-button.ts"),
  Slider: () => atHome().then(({ slider }) => ({ start: slider })),
  Ticker: () => atHome().then(({ ticker }) => ({ start: ticker })),
};

export type EnhancementName = keyof typeof enhancements;
