import type { Topper } from "@manor/content-api";
import type { Day } from "../dates/day.ts";
import { printMarks } from "./marks.ts";
import { homeSession } from "./session.ts";
import { getTopperPath, homeToppers, type TopperClass } from "./topper-view.ts";

/** One topper as a carousel card shows him. */
export type TopperPreview = {
  key: string;
  name: string;
  stream: string;
  marks: string;
  photo: string;
};

/** The toppers of one class in the session of the home page (R34). */
export type TopperCarousel = {
  class: TopperClass;
  session: string;
  href: string;
  toppers: TopperPreview[];
};

/** Class XII first. */
export function toTopperCarousels(
  toppers: readonly Topper[],
  today: Day,
  hasPercent: boolean,
): TopperCarousel[] {
  return (["XII", "X"] as const).map((topperClass) => ({
    class: topperClass,
    session: homeSession(today),
    href: getTopperPath(topperClass),
    toppers: homeToppers(toppers, topperClass, today).map((topper, index) => ({
      key: topper._id || String(index),
      name: topper.name,
      stream: topper.stream,
      marks: printMarks(topper.division, hasPercent),
      photo: topper.attachments[0] ?? "",
    })),
  }));
}
