import type { Birthday } from "@manor/content-api";
import { yearlessDay } from "@manor/content-api/calendar-day";
import type { Asking, ListCall } from "./call.ts";
import { consented } from "./consented.ts";
import { day, names, text } from "./serialize.ts";

export const allBirthdays: ListCall<Birthday> = {
  paths: ["birthdays/all/:school"],
  reads: ["birthdays", "media"],
  list: listBirthdays,
};

export const birthdaysToday: ListCall<Birthday> = {
  ...allBirthdays,
  paths: ["birthdays/:school"],
  list: async (asking) => {
    const monthAndDay = asking.day.slice(5);
    const birthdays = await listBirthdays(asking);
    return birthdays.filter(({ date }) => date.slice(5) === monthAndDay);
  },
};

async function listBirthdays(asking: Asking): Promise<Birthday[]> {
  const records = await consented(asking, "birthdays", "name");
  return records.map((birthday) => ({
    _id: String(birthday.id),
    name: text(birthday.name),
    class: text(birthday.class),
    date: yearlessDay(day(birthday.date)),
    attachments: names(asking.nameOf, "media", birthday.photo),
  }));
}
