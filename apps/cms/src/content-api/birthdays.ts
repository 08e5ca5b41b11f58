import type { Birthday } from "@manor/content-api";
import { yearlessDay } from "@manor/content-api/calendar-day";
import { day, type ListCall, listPublished, names, text } from "./list-published.ts";

export const allBirthdays = listPublished({
  collection: "birthdays",
  reads: ["media"],
  sort: "name",
  needsConsent: true,
  toItem: (birthday, { nameOf }): Birthday => ({
    _id: String(birthday.id),
    name: text(birthday.name),
    class: text(birthday.class),
    date: yearlessDay(day(birthday.date)),
    attachments: names(nameOf, "media", birthday.photo),
  }),
});

export const birthdaysToday: ListCall<Birthday> = {
  ...allBirthdays,
  list: async (context) => {
    const birthdays = await allBirthdays.list(context);
    return birthdays.filter(({ date }) => date.slice(5) === context.day.slice(5));
  },
};
