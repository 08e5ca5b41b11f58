import { readFileSync } from "node:fs";
import { resolve } from "node:path";
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

const app = resolve(import.meta.dirname, "../../app");

/** Pictures of the pages that do not name one themselves. */
const pictures: Readonly<Record<string, string>> = {
  "/": "ridges-dawn",
  "/principal-message": "study-dusk",
  "/Events": "cricket-dusk",
  "/News": "school-noon",
  "/Gallery": "chapel-dusk",
  "/SubGallery": "chapel-dusk",
  "/subFest": "music-dusk",
  "/weeklyMenu": "dormitory-dawn",
  "/newsletter": "library-noon",
  "/contact": "ridges-noon-spring",
  "/rules-regulations": "quadrangle-dusk",
  "/PhoneCallTiming": "ridges-night",
  "/virtual-tour": "school-noon",
};

/** One preview for every page that may be shared: not for the toppers (R40). */
export const listedPreviews: readonly Preview[] = siteMap
  .filter((address) => !address.noindex)
  .map(({ path, file, title, section }) => ({
    path: previewPath(path),
    title: path === "/" ? identity.name : title.replace("SGC", identity.name),
    line: path === "/" ? identity.tagline : (section ?? identity.tagline),
    picture: pictures[path] ?? pictureIn(file),
  }));

function pictureIn(file: string): string {
  const [, name = ""] = /^picture: (\S+)$/m.exec(readFileSync(resolve(app, file), "utf8")) ?? [];
  return name;
}
