import type { Birthday } from "@manor/content-api";
import { yearlessDay } from "@manor/content-api/calendar-day";
import type { ListCall, ListContext } from "./call.ts";
import { findConsented } from "./find-consented.ts";
import { day, names, text } from "./serialize.ts";

export const allBirthdays: ListCall<Birthday> = {
  reads: ["birthdays", "media"],
  list: listBirthdays,
};

export const birthdaysToday: ListCall<Birthday> = {
  ...allBirthdays,
  list: async (context) => {
    const monthAndDay = context.day.slice(5);
    const birthdays = await listBirthdays(context);
    return birthdays.filter(({ date }) => date.slice(5) === monthAndDay);
  },
};

async function listBirthdays(context: ListContext): Promise<Birthday[]> {
  const records = await findConsented(context, "birthdays", "name");
  return records.map((birthday) => ({
    _id: String(birthday.id),
    name: text(birthday.name),
    class: text(birthday.class),
    date: yearlessDay(day(birthday.date)),
    attachments: names(context.nameOf, "media", birthday.photo),
  }));
}
