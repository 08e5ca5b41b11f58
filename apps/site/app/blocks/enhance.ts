/** The home page's enhancements in one chunk: each is too small to be worth a request of its own. */
export { start as banner } from "./banner/turn-banner.ts";
export { start as calendarMonths } from "./calendar/calendar-months.ts";
export { start as counters } from "./counters/counters.ts";
export { start as historyTabs } from "./history/history-tabs.ts";
export { start as noticeBoardTabs } from "./notice-board/notice-board-tabs.ts";
export { start as notices } from "./notices/open-notices.ts";
export { start as scrollTop } from "./scroll-top/scroll-top.ts";
export { start as slider } from "./slider/slider.ts";
export { start as ticker } from "./ticker/turn-ticker.ts";
