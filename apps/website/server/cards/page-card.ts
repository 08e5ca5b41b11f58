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
const DEFAULT_PICTURE = "ridges-dawn";

export function createPageCard(school: School, page: Page): PageCard {
  const { identity } = school;
  const isHome = page.path === "/";
  const picture = [page.text?.picture, page.preview].find((name) => name && names.has(name));
  return {
    path: previewPath(page.path),
    title: isHome ? identity.name : fillFacts(school, page.title),
    line: isHome ? identity.tagline : (page.section ?? identity.tagline),
    picture: picture ?? DEFAULT_PICTURE,
  };
}

const sample = schoolOf({});

/** The card of the page at this path; `undefined` without a page, or when the bundled card is the same. */
export function findCustomPageCard(school: School, path: string): PageCard | undefined {
  if (school === sample) return undefined;
  const card = findPageCard(school, path);
  const isSame =
    school.identity.name === sample.identity.name &&
    school.brand.emblem === "" &&
    isDeepStrictEqual(card, findPageCard(sample, path));
  return isSame ? undefined : card;
}

function findPageCard(school: School, path: string): PageCard | undefined {
  const page = getPages(school).find((one) => !one.noindex && previewPath(one.path) === path);
  return page && createPageCard(school, page);
}
