import type { School } from "@manor/content-api/school";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { longDay } from "../../model/dates/day.ts";
import { getPages } from "../../model/pages/find-page.ts";
import type { Page } from "../../model/pages/page.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { getSection } from "../../model/school/menu.ts";
import { cardKinds, previewPath, type RecordCard } from "../../model/seo/record-card.ts";
import type { Translate } from "../../model/texts/translate.ts";

export type Drawing = {
  title: string;
  line: string;
  picture: string;
  photo: string;
};

const names: ReadonlySet<string> = new Set(sitePictures.map(({ name }) => name));
const DEFAULT_PICTURE = "ridges-dawn";

/** The card at this path; `undefined` without such a page, or when it may not be shared. */
export function findPageDrawing(school: School, path: string): Drawing | undefined {
  const page = getPages(school).find((one) => !one.noindex && previewPath(one.path) === path);
  return page && toPageDrawing(school, page);
}

export function toPageDrawing(school: School, page: Page): Drawing {
  const { identity } = school;
  const isHome = page.path === "/";
  const picture = [page.text?.picture, page.preview].find((name) => name && names.has(name));
  return {
    title: isHome ? identity.name : fillFacts(school, page.title),
    line: isHome
      ? identity.tagline
      : ((school.source ? getSection(school, page) : page.section) ?? identity.tagline),
    picture: picture ?? DEFAULT_PICTURE,
    photo: "",
  };
}

/** The card of a record, with the picture of its list: without a chosen photograph, a card shows no pupil. */
export function toRecordDrawing(card: RecordCard, list: Drawing, t: Translate): Drawing {
  const line = [t(cardKinds[card.kind]), longDay(card.day, t)];
  return {
    title: card.title,
    line: line.filter((part) => part !== "").join(" · "),
    picture: list.picture,
    photo: card.photo,
  };
}
