import type { Page } from "../../model/pages/page.ts";
import { siteMap } from "../../model/pages/site-map.ts";
import { textPageSources } from "./text-page-sources.ts";

const frontMatters = new Map(textPageSources.map(({ file, matter }) => [file, matter]));

/** Every static text page, in the order of the site map. */
export const textPages = toEntries(siteMap);

function toEntries(pages: readonly Page[]) {
  /** Number of the picture across all text pages, from 1. */
  let plate = 0;
  return pages.flatMap((address) => {
    const matter = frontMatters.get(address.file);
    if (!matter) return [];
    const { lead, picture, facts: figures = [] } = matter;
    if (picture) plate += 1;
    return { address, lead, picture, plate, figures };
  });
}

/** The text page at a canonical path. Throws TextPageNotFoundError for any other path. */
export function getTextPage(path: string) {
  const page = textPages.find((entry) => entry.address.path === path);
  if (!page) throw new TextPageNotFoundError(path);
  return page;
}

class TextPageNotFoundError extends Error {
  override name = "TextPageNotFoundError";
  constructor(path: string) {
    super(
      `No .mdx file in app/text-pages has the address ${path}, so the page would be empty. Check the front matter of the file.`,
    );
  }
}
