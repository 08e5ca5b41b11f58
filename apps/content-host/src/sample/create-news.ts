import type { Payload } from "payload";
import { addDays, atNoon } from "./days.ts";
import type { Sample } from "./sample.ts";

/** Title, text and scenes. One without a scene shows what the website puts there. */
const items: readonly (readonly [string, string, readonly string[]])[] = [
  [
    "Notes from the library",
    "New shelves of reference books are open to all classes.",
    ["library-noon", "quadrangle-dawn", "forest-noon-summer"],
  ],
  [
    "A week in the laboratory",
    "Classes IX to XII set up their own experiments and explained them.",
    ["laboratory-noon", "library-dusk", "school-noon"],
  ],
  [
    "From the upper field",
    "The cricket season has begun, with practice on every dry afternoon.",
    ["cricket-noon-summer", "ridges-noon-spring", "school-noon"],
  ],
  [
    "Choir and chapel",
    "The choir meets twice a week. New voices are welcome.",
    ["chapel-dusk", "music-noon", "quadrangle-dusk"],
  ],
  [
    "In the deodars",
    "Class VI mapped the forest path and named the trees along it.",
    ["forest-dawn", "ridges-noon-spring", "school-noon"],
  ],
  [
    "Letters home",
    "Sunday is the day for letters. They are written in the houses and go out on Monday.",
    ["dormitory-night", "library-dusk", "school-noon"],
  ],
  [
    "First light on the ridges",
    "Early risers saw the whole range from the upper field.",
    ["ridges-dawn", "forest-dawn", "school-noon"],
  ],
  [
    "Rain gauge kept by Class VIII",
    "A record of the monsoon, read every morning at seven.",
    ["monsoon-noon", "quadrangle-dawn", "forest-noon-summer"],
  ],
  [
    "At the pool",
    "Swimming is on the timetable again for all classes.",
    ["pool-noon-summer", "quadrangle-dawn", "school-noon"],
  ],
  ["Menus for the new term", "The kitchen has put the new weekly menus on the website.", []],
  [
    "House colours",
    "The houses have chosen their captains for the year.",
    ["quadrangle-dusk", "dormitory-dawn", "cricket-dusk"],
  ],
  [
    "Snow on the slopes",
    "The first snow came overnight and stayed until noon.",
    ["snow-dawn", "quadrangle-night-winter", "ridges-dusk-winter"],
  ],
];

const rounds = 7;
const daysApart = 13;

/** Three years of news, the newest a few days old; and two standing items without a date. */
export async function createNews(payload: Payload, sample: Sample): Promise<void> {
  for (let count = 0; count < items.length * rounds; count += 1) {
    const item = items[count % items.length];
    if (!item) continue;
    const [title, text, scenes] = item;
    await sample.publish(payload, "news", {
      title,
      fromDate: atNoon(addDays(sample.today, -2 - count * daysApart)),
      description: `Sample news. ${text}`,
      images: sample.pictures(scenes.slice(0, count % 4 === 3 ? 3 : 1)),
      attachments: sample.sometimes(4) ? [sample.document()] : [],
    });
  }
  const standing = ["How to reach the school office", "Where to find forms and circulars"];
  for (const title of standing) {
    await sample.publish(payload, "news", {
      title,
      fromDate: null,
      description: "Sample news without a date: it stays until the office takes it down.",
    });
  }
  await sample.draft(payload, "news", {
    title: "A draft that visitors do not see",
    fromDate: atNoon(sample.today),
    description: "Sample draft. Publish it, and it is on the website within seconds.",
  });
}
