import type { Payload } from "payload";
import { addMonths, atNoon, birthday, dayOfMonth } from "./days.ts";
import type { Sample } from "./sample.ts";
import { sampleConsent } from "./sample-consent.ts";

const classes = ["IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;
const youngest = 9;
const todays = 3;
const daysOfThisMonth = [2, 6, 11, 15, 20, 24, 28];
const daysOfOtherMonths = [4, 9, 18, 27];

/** Birthdays today, through this month, and in every other month of the year. */
export async function createBirthdays(payload: Payload, sample: Sample): Promise<void> {
  const days = [
    ...Array.from({ length: todays }, () => sample.today.slice(5)),
    ...daysOfThisMonth.map((day) => dayOfMonth(sample.today.slice(0, 7), day).slice(5)),
    "02-29",
  ];
  for (let away = 1; away < 12; away += 1) {
    const month = addMonths(sample.today, away);
    days.push(...daysOfOtherMonths.map((day) => dayOfMonth(month, day).slice(5)));
  }
  for (const [index, monthAndDay] of days.entries()) {
    await sample.publish(payload, "birthdays", {
      ...pupil(sample, index, monthAndDay),
      photo: sample.portrait(),
      consent: sampleConsent(sample.today),
    });
  }
  // Published without a consent note: the desk says why the website does not show it.
  await sample.publish(payload, "birthdays", pupil(sample, days.length, sample.today.slice(5)));
}

function pupil(sample: Sample, index: number, monthAndDay: string) {
  const level = index % classes.length;
  return {
    name: `Sample Pupil ${101 + index}`,
    class: classes[level],
    date: atNoon(birthday(sample.today, monthAndDay, youngest + level)),
  };
}
