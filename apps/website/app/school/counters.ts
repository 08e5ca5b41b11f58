import type { School } from "./school.ts";

export type Counter = { label: string; prefix: string; value: number };

/** The counters of the home page. Only `value` counts up; `prefix` precedes it. A count of 0 is not shown. */
export function getCounters({ numbers }: School): Counter[] {
  const { students, nationalities, classRooms, ratioOnHome } = numbers;
  return [
    { label: "Total students", prefix: "", value: students },
    { label: "Nationalities", prefix: "", value: nationalities },
    { label: "Class rooms", prefix: "", value: classRooms },
    { label: "Teacher-student ratio", ...splitRatio(ratioOnHome) },
  ].filter(({ value }) => value > 0);
}

function splitRatio(ratio: string): { prefix: string; value: number } {
  const colon = ratio.indexOf(":") + 1;
  return { prefix: ratio.slice(0, colon), value: Number(ratio.slice(colon)) };
}
