import { homePage } from "../../app/home/home.page.ts";
import { identity } from "../../app/school/identity.ts";
import { previewPath } from "../../app/seo/preview-path.ts";
import { siteMap } from "../../app/site-map.ts";

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
    title: path === "/" ? identity.name : title,
    line: path === "/" ? identity.tagline : (section ?? identity.tagline),
    picture: preview ?? homePage.preview ?? "",
  }));
