import { isDeepStrictEqual } from "node:util";
import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import {
  fillFacts,
  getPages,
  type Page,
  previewPath,
  type School,
  schoolOf,
} from "../../app/for-server.ts";

/** The texts on the card of a page. */
export type PageCard = {
  /** Address on the site: /og/about.jpg */
  path: string;
  title: string;
  /** The small line below the title. */
  line: string;
  /** Name of a picture of the site. */
  picture: string;
};

const names: ReadonlySet<string> = new Set(sitePictures.map(({ name }) => name));
/** As on the card of home. */
const USUAL = "ridges-dawn";

/** The words and the picture of a page's card, in the school's own words. */
export function pageCardOf(school: School, page: Page): PageCard {
  const { identity } = school;
  const isHome = page.path === "/";
  const picture = [page.text?.picture, page.preview].find((name) => name && names.has(name));
  return {
    path: previewPath(page.path),
    title: isHome ? identity.name : fillFacts(school, page.title),
    line: isHome ? identity.tagline : (page.section ?? identity.tagline),
    picture: picture ?? USUAL,
  };
}

const sample = schoolOf({});

/** The card of the page at this address; undefined without a page, or when the default card is the same. */
export function ownPageCard(school: School, path: string): PageCard | undefined {
  if (school === sample) return undefined;
  const card = cardAt(school, path);
  const isSame =
    school.identity.name === sample.identity.name &&
    school.brand.emblem === "" &&
    isDeepStrictEqual(card, cardAt(sample, path));
  return isSame ? undefined : card;
}

function cardAt(school: School, path: string): PageCard | undefined {
  const page = getPages(school).find((one) => !one.noindex && previewPath(one.path) === path);
  return page && pageCardOf(school, page);
}
