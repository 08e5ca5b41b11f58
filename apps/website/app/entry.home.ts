/** The enhancements of home only, in one chunk: each is too small for a request. */

export { calendar } from "./calendar/calendar-months.ts";
export { rotator } from "./enhancements/rotator.ts";
export { scroller } from "./enhancements/scroller.ts";
export { counters } from "./home/counters/count-up.ts";
export { scrollTop } from "./home/scroll-top/scroll-top.ts";
export { notices } from "./notices/open-notices.ts";

/** In a separate chunk, for the schools that have a film. */
export const backgroundVideo = async (root: HTMLElement): Promise<void> =>
  (await import("./enhancements/background-video.ts")).backgroundVideo(root);
