/**
 * What makes finished HTML livelier in place, without React: one line each. For parts that the server
 * keeps rendering; a part that renders itself in the browser is an island.
 */
export const enhancements = {
  CalendarMonths: () => import("../blocks/calendar/calendar-months.ts"),
  Counters: () => import("../blocks/counters/counters.ts"),
  HistoryTabs: () => import("../blocks/history/history-tabs.ts"),
  LiveList: () => import("../pages/lists/live-list.ts"),
  NewsletterTabs: () => import("../pages/academics/newsletter-tabs.ts"),
  NoticeBoardTabs: () => import("../blocks/notice-board/notice-board-tabs.ts"),
  ScrollTop: () => import("../blocks/scroll-top/scroll-top.ts"),
  ShareButton: () => import("../pages/lists/share-button.ts"),
  Slider: () => import("../blocks/slider/slider.ts"),
};

export type EnhancementName = keyof typeof enhancements;
