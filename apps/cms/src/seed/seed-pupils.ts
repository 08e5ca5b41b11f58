import { toTimestamp } from "../fields/dates.ts";
import type { Seed, SeedFiles, SeedRecord } from "./seed.ts";
import { addMonths, birthday, dayOfMonth } from "./seed-dates.ts";

const streams = { X: ["Science", "Commerce"], XII: ["Science", "Commerce", "Humanities"] } as const;

export function topperRecords({ today, files }: Seed): SeedRecord[] {
  const places = (["X", "XII"] as const).flatMap((level) =>
    Array.from({ length: level === "X" ? 7 : 8 }, (_, place) => ({ level, place })),
  );
  return [0, 1, 2, 3].flatMap((yearsAgo) =>
    places.map(({ level, place }, index) => {
      const start = Number(today.slice(0, 4)) - yearsAgo;
      const pupil = yearsAgo * places.length + index + 1;
      const marks = 98.6 - place * 1.3 - yearsAgo * 0.4 - (level === "X" ? 0.2 : 0);
      return {
        name: `Sample Pupil ${pupil}`,
        class: level,
        sessionYear: `${start}-${start + 1}`,
        division: String(Math.round(marks * 10) / 10),
        stream: streams[level][place % streams[level].length],
        photo: pickPortrait(files, pupil),
        consent: sampleConsent(today),
      };
    }),
  );
}

const classes = ["IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;

export function birthdayRecords({ today, files }: Seed): SeedRecord[] {
  const inMonth = (away: number, days: number[]) =>
    days.map((day) => dayOfMonth(addMonths(today, away), day).slice(5));
  const dates = [
    ...[today, today, today].map((day) => day.slice(5)),
    ...inMonth(0, [2, 6, 11, 15, 20, 24, 28]),
    "02-29",
    ...Array.from({ length: 11 }, (_, index) => inMonth(index + 1, [4, 9, 18, 27])).flat(),
  ];
  const pupil = (monthAndDay: string, index: number) => ({
    name: `Sample Pupil ${101 + index}`,
    class: classes[index % classes.length],
    date: toTimestamp(birthday(today, monthAndDay, 9 + (index % classes.length))),
  });
  const withConsent = dates.map((date, index) => ({
    ...pupil(date, index),
    photo: pickPortrait(files, index),
    consent: sampleConsent(today),
  }));
  return [...withConsent, pupil(today.slice(5), dates.length)];
}

export function sampleConsent(today: string) {
  return {
    givenBy: "Sample consent, given by nobody for nobody",
    on: toTimestamp(dayOfMonth(addMonths(today, -48), 1)),
    until: toTimestamp(dayOfMonth(addMonths(today, 24), 28)),
  };
}

const pickPortrait = ({ portraits }: SeedFiles, index: number): number | undefined =>
  portraits[index % portraits.length];
