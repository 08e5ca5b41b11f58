import type { Birthday } from "@manor/content-api";
import type { Day } from "../../model/dates/day.ts";
import { schoolCode } from "../../model/school/school-code.ts";
import { birthdaysOfMonth, birthdaysToday } from "./select-birthdays.ts";

export type CurrentBirthdays = { today: Birthday[]; month: Birthday[] };

/** The birthdays of today and of this month. A failed request gives an empty list: the visitor sees no error (R56). */
export async function fetchBirthdays(today: Day): Promise<CurrentBirthdays> {
  const [sent, all] = await Promise.all([fetchList("birthdays"), fetchList("birthdays/all")]);
  return { today: birthdaysToday(sent, all, today), month: birthdaysOfMonth(all, today) };
}

async function fetchList(call: string): Promise<Birthday[]> {
  try {
    const response = await fetch(`/api/${call}/${schoolCode}`);
    // The site's own /api responds in the shape of the content API.
    return response.ok ? ((await response.json()) as Birthday[]) : [];
  } catch {
    return [];
  }
}
