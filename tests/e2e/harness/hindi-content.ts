import { readSampleTranslations } from "../../../packages/sample-school/src/read-sample-translations.ts";
import { sampleSchool } from "./sample-school.ts";

const translations = readSampleTranslations();

/** How much of the school is translated. */
export type Share = "nothing" | "half" | "all";

type Json = Record<string, unknown>;

/** The texts of a translation in the places of its source. */
function merge(source: unknown, translation: unknown): unknown {
  if (translation === undefined || translation === null) return source;
  if (Array.isArray(source) && Array.isArray(translation))
    return source.map((item, at) => merge(item, translation[at]));
  if (typeof source !== "object" || source === null) return translation;
  const texts = Object(translation) as Json;
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => [name, merge(value, texts[name])]),
  );
}

const isChosen = (share: Share, at: number): boolean =>
  share === "all" || (share === "half" && at % 2 === 0);

const languages = [{ code: "hi", name: "हिन्दी" }];

/** The school in English, which offers Hindi. */
const englishSchool = { ...sampleSchool, languages };

/** The answer of the call `site` in Hindi. */
export function hindiSchool(share: Share, school: typeof sampleSchool = englishSchool): Json {
  const parts = Object.entries(school).filter(([name]) => name !== "pages" && name !== "languages");
  const known = parts.filter(([name], at) => {
    const hasTexts = Object.hasOwn(translations.school, name);
    return hasTexts && isChosen(share, at);
  });
  const translated = known.map(([name, part]) => [
    name,
    merge(part, translations.school[name as keyof typeof translations.school]),
  ]);
  const list = school.pages.list.map((page, at) => {
    const texts = isChosen(share, at) ? translations.pages[page.address] : undefined;
    return texts ? { ...page, ...texts, lang: "hi" } : { ...page, lang: "en" };
  });
  return {
    ...school,
    ...Object.fromEntries(translated),
    pages: { ...school.pages, list },
    lang: "hi",
    untranslated: parts
      .map(([name]) => name)
      .filter((name) => !known.some(([other]) => other === name)),
  };
}

const news = [1, 2, 3, 4].map((number) => ({
  _id: `news-${number}`,
  title: `Sample news ${number}`,
  description: "Sample text of a news item.",
  fromDate: `2026-11-0${number}`,
  images: [],
  attachments: [],
}));
const events = [1, 2].map((number) => ({
  _id: `event-${number}`,
  title: `Sample event ${number}`,
  description: "Sample text of an event.",
  date: `2026-11-1${number}`,
  venue: "Auditorium",
  time: "5 PM",
  category: "Events",
  images: [],
  attachments: [],
}));

const toHindi = (records: readonly Json[], share: Share, title: string): Json[] =>
  records.map((record, at) =>
    isChosen(share, at)
      ? { ...record, title: `${title} ${at + 1}`, description: "नमूना पाठ।", lang: "hi" }
      : { ...record, lang: "en" },
  );

/** The calls of the content API for a school that offers Hindi. */
export function hindiContent(share: Share): Record<string, unknown> {
  const hindiNews = toHindi(news, share, "नमूना समाचार");
  const hindiEvents = toHindi(events, share, "नमूना कार्यक्रम");
  return {
    "/api/site/SGSM": englishSchool,
    "/api/site/SGSM?lang=hi": hindiSchool(share),
    "/api/news/SGSM": news,
    "/api/news/all/SGSM": news,
    "/api/events/SGSM": events,
    "/api/events/All/SGSM": events,
    "/api/news/SGSM?lang=hi": hindiNews,
    "/api/news/all/SGSM?lang=hi": hindiNews,
    "/api/events/SGSM?lang=hi": hindiEvents,
    "/api/events/All/SGSM?lang=hi": hindiEvents,
    "/api/alert/SGSM": [{ text: "The road is closed.", url: "/contact", until: "" }],
    "/api/alert/SGSM?lang=hi": isChosen(share, 0)
      ? [{ text: "सड़क बंद है।", url: "/contact", until: "", lang: "hi" }]
      : [{ text: "The road is closed.", url: "/contact", until: "", lang: "en" }],
  };
}

/** Each list has its own titles, as the names of two records on a page must differ. */
const TITLES: Record<string, string> = {
  events: "नमूना कार्यक्रम",
  news: "नमूना समाचार",
  highlight: "नमूना घोषणा",
  notification: "नमूना सूचना",
  PrincipalMessage: "नमूना संदेश",
};

/** These answers of the content API, and the same for a school with every text in Hindi. */
export function inHindi(lists: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const hindi = Object.entries(lists).map(([path, list]) => {
    if (!Array.isArray(list)) return [path, list];
    const title = TITLES[path.split("/")[2] ?? ""];
    const records = title
      ? toHindi(list, "all", title)
      : list.map((record: Json) => ({ ...record, lang: "en" }));
    return [`${path}?lang=hi`, records];
  });
  const school = { ...englishSchool, ...Object(lists["/api/site/SGSM"]) };
  return {
    ...lists,
    ...Object.fromEntries(hindi),
    "/api/site/SGSM": school,
    "/api/site/SGSM?lang=hi": hindiSchool("all", school),
  };
}
