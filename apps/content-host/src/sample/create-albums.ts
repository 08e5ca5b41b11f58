import type { Payload } from "payload";
import { addDays, atNoon } from "./days.ts";
import type { Sample } from "./sample.ts";
import { sampleConsent } from "./sample-consent.ts";

type Plan = {
  title: string;
  daysAgo: number;
  photographs: number;
  /** The scene on its cover; no two albums share one. */
  cover: string;
  subjects: readonly string[];
  category: "PhotoGallery" | "EventsSGSM";
};

const plans: readonly Plan[] = [
  {
    title: "A year on the hill",
    daysAgo: 0,
    photographs: 40,
    cover: "school-noon",
    subjects: [],
    category: "PhotoGallery",
  },
  {
    title: "Sports weekend",
    daysAgo: 3,
    photographs: 12,
    cover: "cricket-dusk",
    subjects: ["cricket", "ridges", "school"],
    category: "EventsSGSM",
  },
  {
    title: "The quadrangle, morning to night",
    daysAgo: 18,
    photographs: 12,
    cover: "quadrangle-dusk",
    subjects: ["quadrangle"],
    category: "PhotoGallery",
  },
  {
    title: "Evening of music",
    daysAgo: 26,
    photographs: 9,
    cover: "music-dusk",
    subjects: ["music", "chapel"],
    category: "EventsSGSM",
  },
  {
    title: "A walk in the deodars",
    daysAgo: 41,
    photographs: 14,
    cover: "forest-dawn",
    subjects: ["forest", "ridges"],
    category: "PhotoGallery",
  },
  {
    title: "Science week",
    daysAgo: 55,
    photographs: 6,
    cover: "laboratory-noon",
    subjects: ["laboratory"],
    category: "EventsSGSM",
  },
  {
    title: "In the library",
    daysAgo: 74,
    photographs: 6,
    cover: "library-noon",
    subjects: ["library"],
    category: "PhotoGallery",
  },
  {
    title: "Swimming gala",
    daysAgo: 92,
    photographs: 6,
    cover: "pool-noon-summer",
    subjects: ["pool"],
    category: "EventsSGSM",
  },
  {
    title: "The rains",
    daysAgo: 120,
    photographs: 16,
    cover: "monsoon-dusk",
    subjects: ["monsoon", "forest"],
    category: "PhotoGallery",
  },
  {
    title: "Houses and dormitories",
    daysAgo: 165,
    photographs: 8,
    cover: "dormitory-night",
    subjects: ["dormitory"],
    category: "PhotoGallery",
  },
  {
    title: "Carols by lamplight",
    daysAgo: 210,
    photographs: 10,
    cover: "chapel-dusk",
    subjects: ["chapel", "snow"],
    category: "EventsSGSM",
  },
  {
    title: "Snow",
    daysAgo: 290,
    photographs: 7,
    cover: "snow-dawn",
    subjects: ["snow", "ridges"],
    category: "PhotoGallery",
  },
  {
    title: "First light",
    daysAgo: 380,
    photographs: 15,
    cover: "ridges-dawn",
    subjects: ["ridges"],
    category: "PhotoGallery",
  },
  {
    title: "Open day",
    daysAgo: 470,
    photographs: 18,
    cover: "quadrangle-noon-summer",
    subjects: ["school", "quadrangle", "library"],
    category: "EventsSGSM",
  },
  {
    title: "Last summer on the field",
    daysAgo: 560,
    photographs: 9,
    cover: "cricket-noon-summer",
    subjects: ["cricket"],
    category: "PhotoGallery",
  },
  {
    title: "Looking back",
    daysAgo: 700,
    photographs: 24,
    cover: "ridges-dusk",
    subjects: [],
    category: "PhotoGallery",
  },
];

/** Albums of both kinds over two years; one more whose consent is over, to show what that does. */
export async function createAlbums(payload: Payload, sample: Sample): Promise<void> {
  for (const { title, daysAgo, photographs, cover, subjects, category } of plans) {
    await sample.publish(payload, "albums", {
      title,
      description: `Sample album. ${photographs} pictures that stand where the school’s own will stand.`,
      date: atNoon(addDays(sample.today, -daysAgo)),
      attachments: sample.album(cover, photographs, subjects),
      consent: sampleConsent(sample.today),
      category,
    });
  }
  await sample.publish(payload, "albums", {
    title: "An album whose consent is over",
    description:
      "Sample album. It is published and still not on the website: see its consent note.",
    date: atNoon(addDays(sample.today, -30)),
    attachments: [],
    consent: { ...sampleConsent(sample.today), until: atNoon(addDays(sample.today, -1)) },
    category: "PhotoGallery",
  });
}
