import type { Birthday } from "@manor/content-api";
import type { Day } from "../dates/day.ts";
import { schoolCode } from "../school/school-code.ts";
import { birthdaysOfMonth, birthdaysToday } from "./select-birthdays.ts";

export type Celebrated = { today: Birthday[]; month: Birthday[] };

/** Today's birthdays and this month's. A call that fails gives an empty list: the visitor sees no error (R56). */
export async function askBirthdays(today: Day): Promise<Celebrated> {
  const [sent, all] = await Promise.all([ask("birthdays"), ask("birthdays/all")]);
  return { today: birthdaysToday(sent, all, today), month: birthdaysOfMonth(all, today) };
}

async function ask(call: string): Promise<Birthday[]> {
  try {
    const response = await fetch(`/api/${call}/${schoolCode}`);
    // The site's own /api answers in the content API's shape.
    return response.ok ? ((await response.json()) as Birthday[]) : [];
  } catch {
    return [];
  }
}
