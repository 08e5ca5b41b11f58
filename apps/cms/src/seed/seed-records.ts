import albums from "../../seed/albums.json" with { type: "json" };
import announcements from "../../seed/announcements.json" with { type: "json" };
import events from "../../seed/events.json" with { type: "json" };
import menus from "../../seed/menus.json" with { type: "json" };
import news from "../../seed/news.json" with { type: "json" };
import notices from "../../seed/notices.json" with { type: "json" };
import principalMessages from "../../seed/principal-messages.json" with { type: "json" };
import { toEditor } from "../collections/pages/rich-text.ts";
import { addDays, toTimestamp } from "../fields/dates.ts";
import type { Seed, SeedFiles, SeedRecord, SeedStep } from "./seed.ts";
import { addMonths, countDays, dayOfMonth } from "./seed-dates.ts";
import { birthdayRecords, sampleConsent, topperRecords } from "./seed-pupils.ts";

/** The order determines the ids, and so the addresses of the sample records. */
export const seedSteps: readonly SeedStep[] = [
  { collection: "events", records: eventRecords },
  { collection: "news", records: newsRecords },
  { collection: "albums", records: albumRecords },
  { collection: "toppers", records: topperRecords },
  { collection: "birthdays", records: birthdayRecords },
  { collection: "announcements", records: announcementRecords },
  { collection: "notices", records: noticeRecords },
  { collection: "online-registrations", records: () => [{ title: "Online Registration" }] },
  { collection: "principal-messages", records: principalRecords },
  { collection: "weekly-menus", records: menuRecords },
  { collection: "voices", records: voiceRecords },
  { collection: "visit-times", records: visitRecords },
];

function eventRecords(seed: Seed): SeedRecord[] {
  const months = Array.from({ length: 41 }, (_, index) => addMonths(seed.today, index - 36));
  const current = seed.today.slice(0, 7);
  return months.flatMap((month) => {
    const inMonth = ({ on }: { on: string }) => on.startsWith(month.slice(5));
    const dated = <T extends { on: string }>(one: T) => ({ ...one, day: Number(one.on.slice(3)) });
    const happenings = [
      ...events.everyYear.filter(inMonth).map(dated),
      ...(month === current ? events.thisMonth : []),
    ];
    return [
      ...happenings.map((one, index) => eventRecord(seed, dayOfMonth(month, one.day), one, index)),
      ...events.calendar
        .filter(inMonth)
        .map(dated)
        .map(({ title, day }) => ({
          title,
          date: toTimestamp(dayOfMonth(month, day)),
          description: "Sample entry of the academic calendar.",
          category: "AcademicCalender",
        })),
    ];
  });
}

function eventRecord(
  { today, files }: Seed,
  day: string,
  { title, venue, time, images }: (typeof events.thisMonth)[number],
  index: number,
): SeedRecord {
  const isPast = day < today;
  return {
    title,
    venue,
    time,
    date: toTimestamp(day),
    description: isPast ? events.descriptions.past : events.descriptions.upcoming,
    images: findPhotos(files, isPast ? images : images.slice(0, 1)),
    attachments: index % 3 === 0 ? pickDocuments(files, 1, index) : [],
    category: "Events",
  };
}

function newsRecords({ today, files }: Seed): SeedRecord[] {
  const dated = Array.from({ length: news.length * 7 }, (_, count) => {
    const { images, ...item } = news[count % news.length] as (typeof news)[number];
    return {
      ...item,
      fromDate: toTimestamp(addDays(today, -2 - count * 13)),
      images: findPhotos(files, images.slice(0, count % 4 === 3 ? 3 : 1)),
      attachments: count % 4 === 1 ? pickDocuments(files, 1, count) : [],
    };
  });
  const undated = ["How to reach the school office", "Where to find forms and circulars"];
  return [
    ...dated,
    ...undated.map((title) => ({
      title,
      fromDate: null,
      description: "Sample news without a date: it stays until the office takes it down.",
    })),
    {
      title: "A draft that visitors do not see",
      fromDate: toTimestamp(today),
      description: "Sample draft. Publish it, and it is on the website within seconds.",
      _status: "draft",
    },
  ];
}

function albumRecords({ today, files }: Seed): SeedRecord[] {
  const consent = sampleConsent(today);
  return [
    ...albums.map(({ daysAgo, attachments, ...album }) => ({
      ...album,
      description: `Sample album. ${attachments.length} pictures that stand where the school’s own will stand.`,
      date: toTimestamp(addDays(today, -daysAgo)),
      attachments: findPhotos(files, attachments),
      consent,
    })),
    {
      title: "An album whose consent is over",
      description:
        "Sample album. It is published and still not on the website: see its consent note.",
      date: toTimestamp(addDays(today, -30)),
      attachments: [],
      consent: { ...consent, until: toTimestamp(addDays(today, -1)) },
      category: "PhotoGallery",
    },
  ];
}

/** `{nextYear}` in a text is the year after the first start: admissions to it are open. */
function announcementRecords({ today, files }: Seed): SeedRecord[] {
  const nextYear = String(Number(today.slice(0, 4)) + 1);
  return announcements.map(({ documents = 0, description, ...announcement }, index) => ({
    ...announcement,
    description: description.replace("{nextYear}", nextYear),
    attachments: pickDocuments(files, documents, index),
  }));
}

function noticeRecords({ files }: Seed): SeedRecord[] {
  return notices.map(({ images, documents = 0, ...notice }, index) => ({
    ...notice,
    image: findPhotos(files, images),
    attachments: pickDocuments(files, documents, index),
  }));
}

/** The first is longer than the three paragraphs that the website shows at once. */
function principalRecords(): SeedRecord[] {
  return principalMessages.map((paragraphs) => ({
    name: "Sample Principal",
    category: "Principal",
    message: toMessage(paragraphs),
  }));
}

export const toMessage = (paragraphs: readonly string[]) =>
  toEditor(paragraphs.map((text) => ({ kind: "paragraph", pieces: [{ kind: "text", text }] })));

/** One sample, marked as such and without a photograph, so that editors see what it looks like. */
function voiceRecords({ today }: Seed): SeedRecord[] {
  return [
    {
      name: "Sample Pupil",
      kind: "pupil",
      about: "Class XI",
      sentence: "Sample sentence: what a boy of the school says, in his own words.",
      consent: sampleConsent(today),
    },
  ];
}

/** Two times on each of the next six Saturdays. */
function visitRecords({ today }: Seed): SeedRecord[] {
  const toSaturday = (6 - new Date(toTimestamp(today)).getUTCDay() + 7) % 7 || 7;
  const days = [0, 1, 2, 3, 4, 5].map((week) => addDays(today, toSaturday + week * 7));
  const classes = "IV to XI";
  return days.flatMap((day, index) => [
    visitRecord(day, { time: "10:00", kind: "Sample tour of the school", classes }),
    visitRecord(day, {
      time: "14:30",
      kind: "Sample talk with a housemaster",
      classes: "IV to VIII",
      language: index % 2 ? "hi" : "en",
    }),
  ]);
}

const visitRecord = (day: string, record: SeedRecord): SeedRecord => ({
  ...{ day: toTimestamp(day), language: "en", places: 10, closesHours: 24 },
  ...record,
});

function menuRecords({ today }: Seed): SeedRecord[] {
  const days = [-12, -1, 0].flatMap((away) => {
    const month = addMonths(today, away);
    return Array.from({ length: countDays(month) }, (_, index) => dayOfMonth(month, index + 1));
  });
  return days.map((day, index) => ({
    date: toTimestamp(day),
    breakfast: menus.breakfasts[index % menus.breakfasts.length],
    lunch: menus.lunches[(index * 3) % menus.lunches.length],
    dinner: menus.dinners[(index * 5) % menus.dinners.length],
  }));
}

function findPhotos({ photos }: SeedFiles, names: readonly string[]): number[] {
  return names.map((name) => {
    const id = photos[name];
    if (id === undefined) throw new RangeError(`seed/photos.json lists no photograph "${name}"`);
    return id;
  });
}

const pickDocuments = ({ documents }: SeedFiles, count: number, from: number): number[] =>
  Array.from({ length: count }, (_, index) => documents[(from + index) % documents.length] ?? 0);
