import type { School } from "@manor/content-api/school";
import { createClock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { createRender, type Render, type RenderOptions } from "../pages/render.ts";
import { loadBuild, readPageSheets, readTokenNames } from "../pages/site-pages.ts";
import { createThemeSheet } from "../theme/theme-sheet.ts";
import { createSearch, type Search } from "./search.ts";

type Lists = Record<string, object[]>;

const event = (_id: string, title: string, date: string) => ({
  _id,
  title,
  date,
  venue: "Auditorium",
  time: "",
  description: "Sample event.",
  images: [],
  attachments: [],
  category: "Events",
});

/** One or two records of each list. */
export const samples: Lists = {
  events: [
    event("quiz", "Inter-house quiz", "2026-11-02"),
    event("hindi", "वार्षिक खेल दिवस", "2026-10-20"),
  ],
  allNews: [
    {
      _id: "library",
      title: "Notes from the library",
      fromDate: "2026-11-18",
      description: "New shelves.",
      images: [],
      attachments: [],
    },
  ],
  allGallery: [
    {
      _id: "snow",
      title: "First snow",
      date: "2026-01-12",
      description: "",
      category: "PhotoGallery",
      attachments: [],
    },
  ],
  notifications: [
    {
      _id: "winter",
      title: "Winter clothing list",
      description: "Sent by post.",
      image: [],
      attachments: [],
      url: "",
    },
  ],
  toppers: [
    { _id: "t", name: "Pupilname Secret", class: "XII", percentage: "97", year: "2026", image: [] },
  ],
  allBirthdays: [{ _id: "b", name: "Pupilname Secret", dateOfBirth: "2000-11-20" }],
  weeklyMenu: [
    {
      _id: "m",
      date: "2026-11-20",
      breakfast: "Porridge",
      lunch: "Dal and rice",
      dinner: "Vegetable curry",
      snacks: "",
    },
  ],
};

/** The search over the pages of the build, with `lists` as content; the list `late` does not respond. */
export function startSearch(
  lists: Lists = samples,
  changed: Partial<School> = {},
  late?: string,
): {
  search: Search;
  requested: Set<string>;
  render: Render;
  read: (path: string) => Promise<string>;
} {
  const school = { ...sampleSchool, ...changed };
  const clock = createClock(new Date("2026-11-20T04:30:00Z"));
  const requested = new Set<string>();
  const content = {
    list: async (name: string) => {
      requested.add(name);
      if (name === late) return { state: "late" };
      return { state: "good", value: lists[name] ?? [], version: 1, day: clock.today() };
    },
    getVersion: (name: string) => getListVersion(lists[name]),
    school: () => school,
    inLanguage: () => undefined,
  } as unknown as Content;
  const origin = "https://www.sgc.example";
  const search = createSearch({ findContent: () => content, clock });
  const render = createRender({
    getBuild: loadBuild,
    mode: "production",
    content,
    clock,
    messages: {} as RenderOptions["messages"],
    receiveEnquiry: async () => ({ outcome: "closed", status: 404 }),
    visits: { findState: async () => "gone" } as unknown as RenderOptions["visits"],
    newsletter: {} as RenderOptions["newsletter"],
    constants: {
      ...{ origin, sheets: readPageSheets(), islandEntry: "/entry.js" },
      ...{ showsExamples: false, measures: false },
    },
    search,
    getAlert: () => undefined,
    themeFor: createThemeSheet(readTokenNames()).addressFor,
  });
  const read = async (path: string) => (await render(new Request(origin + path))).response.text();
  return { search, requested, render, read };
}

const none: object[] = [];
const versions = new WeakMap<object[], number>();
let latest = 0;

/** A different number for each list object. */
function getListVersion(list: object[] = none): number {
  const known = versions.get(list);
  if (known !== undefined) return known;
  versions.set(list, ++latest);
  return latest;
}
