import type { Payload } from "payload";
import { calendarEntries } from "./calendar-entries.ts";
import { addMonths, atNoon, dayOfMonth } from "./days.ts";
import type { Happening } from "./happening.ts";
import { happenings } from "./happenings.ts";
import type { Sample } from "./sample.ts";

const monthsBack = 36;
const monthsAhead = 4;

/** The current month is the one that everybody looks at first, so it holds two more. */
const everyMonth: readonly Happening[] = [
  {
    title: "Evening walk to the viewpoint",
    day: 4,
    venue: "Upper field",
    time: "5:00 PM",
    scenes: ["ridges-dusk", "forest-noon-summer"],
  },
  {
    title: "Stars over the valley",
    day: 17,
    venue: "Upper field",
    time: "7:30 PM",
    scenes: ["ridges-night", "quadrangle-dawn"],
  },
];

/** Three years of events and of calendar entries, and the months to come. */
export async function createEvents(payload: Payload, sample: Sample): Promise<void> {
  for (let away = -monthsBack; away <= monthsAhead; away += 1) {
    const month = addMonths(sample.today, away);
    const index = Number(month.slice(5)) - 1;
    const listed = [...(happenings[index] ?? []), ...(away === 0 ? everyMonth : [])];
    for (const happening of listed) {
      await createEvent(payload, sample, happening, dayOfMonth(month, happening.day));
    }
    for (const [day, title] of calendarEntries[index] ?? []) {
      await sample.publish(payload, "events", {
        title,
        date: atNoon(dayOfMonth(month, day)),
        description: "Sample entry of the academic calendar.",
        category: "AcademicCalender",
      });
    }
  }
}

async function createEvent(
  payload: Payload,
  sample: Sample,
  { title, venue, time, scenes }: Happening,
  day: string,
): Promise<void> {
  const isPast = day < sample.today;
  await sample.publish(payload, "events", {
    title,
    venue,
    time,
    date: atNoon(day),
    description: isPast
      ? "Sample event. It took place at this time of the year, with all houses taking part."
      : "Sample event, still to come. Parents and guardians will hear from the school office.",
    images: sample.pictures(isPast ? scenes : scenes.slice(0, 1)),
    attachments: sample.sometimes(3) ? [sample.document()] : [],
    category: "Events",
  });
}
