import { defaultSchool } from "@manor/contract/default-school";
import { homePage } from "../../app/home/home.page.ts";
import { fillFacts } from "../../app/school/fact-text.ts";
import { previewPath } from "../../app/seo/preview-path.ts";
import { siteMap } from "../../app/site-map.ts";

const { identity } = defaultSchool;

export type Preview = {
  /** Address on the site: /og/about.jpg */
  path: string;
  title: string;
  /** The small line below the title. */
  line: string;
  /** Name of a master picture. */
  picture: string;
};

/** One preview for every page that may be shared: not for the toppers (R40). */
export const listedPreviews: readonly Preview[] = siteMap
  .filter((address) => !address.noindex)
  .map(({ path, title, section, preview }) => ({
    path: previewPath(path),
    title: path === "/" ? identity.name : fillFacts(defaultSchool, title),
    line: path === "/" ? identity.tagline : (section ?? identity.tagline),
    picture: preview ?? homePage.preview ?? "",
  }));
