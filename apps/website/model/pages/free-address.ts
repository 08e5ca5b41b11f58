import { translatedLanguages } from "../texts/languages.ts";
import { findFixedPage } from "./addresses.ts";
import { fixedPages } from "./fixed-pages.ts";

/** The first path segments of what the servers serve in addition to pages, in lower case. */
export const servedSegments: readonly string[] = [
  ...["examples", "page-not-found", "api", "assets", "documents", "feeds", "og", "photo-details"],
  ...["healthz", "livez", "readyz", "vitals", "metrics", "admin", "cms-api"],
];

const getFirstSegment = (address: string): string => address.toLowerCase().split("/")[1] ?? "";

/** A school may have text pages in addition to these fixed pages, such as /admission/fees. */
const sharedSegments = new Set(["admission"]);

const reserved: ReadonlySet<string> = new Set([
  ...servedSegments,
  ...translatedLanguages,
  ...fixedPages
    .map(({ path }) => getFirstSegment(path))
    .filter((segment) => segment !== "" && !sharedSegments.has(segment)),
]);

/** Whether a text page may have that address: no fixed page or file of the website has it. */
export const isFreeAddress = (address: string): boolean =>
  !reserved.has(getFirstSegment(address)) && findFixedPage(address) === undefined;
