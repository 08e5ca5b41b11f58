import { translatedLanguages } from "../texts/languages.ts";
import { findFixedPage } from "./addresses.ts";
import { servedSegments } from "./free-address.ts";

/** Files at the root, in lower case. */
const rootFiles = [
  ...["robots.txt", "sitemap.xml", "site.webmanifest", "service-worker.js", "preview.js"],
  ...["apple-touch-icon.png", "favicon-32.png", "favicon.svg", "icon-192.png", "icon-512.png"],
  ...["emblem.svg", "emblem-one-colour.svg"],
];

const ownSegments: ReadonlySet<string> = new Set([...servedSegments, ...rootFiles, ".well-known"]);

/**
 * Whether the website itself answers at a path, apart from the text pages of the school. Only a number can be the id of
 * a record: the former site may have had `/news/sports-day`.
 */
export function isServedAddress(path: string): boolean {
  const [first = "", ...others] = path.toLowerCase().split("/").slice(1);
  if (translatedLanguages.some((language) => language === first))
    return others.length === 0 || isServedAddress(`/${others.join("/")}`);
  const page = findFixedPage(path)?.page;
  if (page?.path.includes(":")) return page.isPrivate === true || /\/\d+\/?$/.test(path);
  return page !== undefined || ownSegments.has(first);
}
