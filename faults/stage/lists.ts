import type { StubHost } from "../../tests/e2e/harness/stub-host.ts";
import type { Answer, Asked } from "./ask.ts";
import { patient } from "./patience.ts";

/** One list call of the contract, as it is on the wire: written down here, since the code that is judged is no witness. */
export type List = {
  path: string;
  /** A record that carries the word in each of its texts. */
  make: (word: string) => Record<string, unknown>;
  /** A page on which the word is read then. */
  page: string | undefined;
};

const event = (word: string) => ({
  _id: `event-${word}`,
  title: `Event ${word}`,
  venue: "Upper field",
  date: "2026-11-25",
  time: "10:00 AM",
  description: `About ${word}`,
  images: [],
  attachments: [],
  category: "Events",
});
const news = (word: string) => ({
  _id: `news-${word}`,
  title: `News ${word}`,
  fromDate: "2026-11-18",
  description: `About ${word}`,
  images: [],
  attachments: [],
});
const album = (word: string) => ({
  _id: `album-${word}`,
  title: `Album ${word}`,
  description: `About ${word}`,
  date: "2026-11-02",
  category: "PhotoGallery",
  attachments: [],
});
const birthday = (word: string) => ({
  _id: `birthday-${word}`,
  name: `Boy ${word}`,
  class: "VII B",
  date: "2013-11-20",
  attachments: [],
});

export const lists: readonly List[] = [
  { path: "/api/events/All/SGSM", make: event, page: "/Events" },
  { path: "/api/events/SGSM", make: event, page: undefined },
  { path: "/api/news/SGSM", make: news, page: undefined },
  { path: "/api/news/all/SGSM", make: news, page: "/News" },
  { path: "/api/gallery/SGSM", make: album, page: undefined },
  { path: "/api/gallery/All/SGSM", make: album, page: "/Gallery" },
  {
    path: "/api/topper/SGSM",
    make: (word) => ({
      _id: `topper-${word}`,
      name: `Topper ${word}`,
      class: "XII",
      sessionYear: "2025-2026",
      division: "97.2",
      stream: "Science",
      attachments: [],
    }),
    page: "/TopperXII",
  },
  {
    path: "/api/onlineRegistration/SGSM",
    make: (word) => ({ title: `Registration ${word}` }),
    page: undefined,
  },
  {
    path: "/api/highlight/SGSM",
    make: (word) => ({ _id: `h-${word}`, description: `Open ${word}`, attachments: [], url: "" }),
    page: "/",
  },
  {
    path: "/api/PrincipalMessage/SGSM",
    make: (word) => ({
      _id: `letter-${word}`,
      category: "Principal",
      name: "Sample Principal",
      message: `<p>Dear parents, ${word}</p>`,
      attachments: [],
    }),
    page: "/principal-message",
  },
  { path: "/api/birthdays/SGSM", make: birthday, page: "/" },
  { path: "/api/birthdays/all/SGSM", make: birthday, page: undefined },
  {
    path: "/api/notification/SGSM",
    make: (word) => ({
      _id: `notice-${word}`,
      title: `Notice ${word}`,
      description: `About ${word}`,
      image: [],
      attachments: [],
      url: "",
    }),
    page: "/",
  },
  {
    path: "/api/weeklyMenu/SGSM",
    make: (word) => ({
      date: "2026-11-20",
      breakfast: `Porridge ${word}`,
      lunch: "Rajma, rice",
      dinner: "Stew",
    }),
    page: "/weeklyMenu",
  },
];

/** Pages that read content, and some that do not. */
export const somePages = [
  ...["/", "/Events", "/News", "/Gallery", "/TopperXII", "/TopperX", "/principal-message"],
  ...[
    "/weeklyMenu",
    "/newsletter",
    "/contact",
    "/about",
    "/entry-to-sgc",
    "/hostel",
    "/search?q=a",
  ],
] as const;

/** Every list holds this one record from now on. */
export function giveWord(host: StubHost, word: string): void {
  for (const { path, make } of lists) host.give(path, [make(word)]);
}

type Asking = { ask: (path: string, asked?: Asked) => Promise<Answer> };

/** Whether the site's own answer to a call holds the word. */
export async function says(site: Asking, list: List, word: string): Promise<boolean> {
  const { status, text } = await site.ask(list.path);
  return status === 200 && text.includes(word);
}

/** Waits until all lists say the word; gives those that do not after so many milliseconds. */
export async function untilAllSay(site: Asking, word: string, withinMs: number): Promise<string[]> {
  const deadline = performance.now() + patient(withinMs);
  let silent: readonly List[] = lists;
  while (silent.length > 0 && performance.now() < deadline) {
    const told = await Promise.all(silent.map((list) => says(site, list, word)));
    silent = silent.filter((_, index) => !told[index]);
    if (silent.length > 0) await pause(15);
  }
  return silent.map(({ path }) => path);
}

export const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** Waits until it is so, and says whether it became so. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  const deadline = performance.now() + patient(withinMs);
  while (!(await isSo())) {
    if (performance.now() > deadline) return false;
    await pause(10);
  }
  return true;
}
