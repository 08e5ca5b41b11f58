import type { Topper } from "@manor/contract";
import type { Day } from "../../rules/day.ts";
import { printMarks } from "../../rules/marks.ts";
import { homeSession } from "../../rules/session.ts";
import { homeToppers, type TopperClass } from "../../rules/topper-view.ts";
import { settings } from "../../school/settings.ts";

/** One boy of a roll, as his card shows him. */
export type Honour = { key: string; name: string; stream: string; marks: string; photo: string };

/** The toppers of one class in the session that the home page shows (R34). */
export type Roll = { class: TopperClass; session: string; href: string; honours: Honour[] };

/** More than these is what the topper pages are for. */
const MOST = 12;

/** Class XII first, as the older boys walk in first. */
export function toRolls(toppers: readonly Topper[], today: Day): Roll[] {
  return (["XII", "X"] as const).map((wanted) => ({
    class: wanted,
    session: homeSession(today),
    href: `/Topper${wanted}`,
    honours: homeToppers(toppers, wanted, today)
      .slice(0, MOST)
      .map((topper, index) => ({
        key: topper._id || String(index),
        name: topper.name,
        stream: topper.stream,
        marks: printMarks(topper.division, settings.marksArePercentages),
        photo: topper.attachments[0] ?? "",
      })),
  }));
}
