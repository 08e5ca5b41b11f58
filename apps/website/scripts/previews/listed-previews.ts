import { defaultSchool } from "@manor/content-api/default-school";
import { siteMap } from "../../app/site-map.ts";
import { createPageCard, type PageCard } from "../../server/cards/page-card.ts";

/** One card for every page that may be shared; none for toppers (R40). */
export const listedPreviews: readonly PageCard[] = siteMap
  .filter((address) => !address.noindex)
  .map((page) => createPageCard(defaultSchool, page));
