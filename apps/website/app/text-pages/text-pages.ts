import type { Page } from "../page.ts";
import type { Worded } from "../school/worded.ts";
import { siteMap } from "../site-map.ts";
import { textPageSources } from "./text-page-sources.ts";

export type TextPageEntry = {
  address: Page;
  /** With facts by name, as the file has them. */
  lead: Worded;
  picture: string | undefined;
  /** Running number of the picture through all text pages, from 1. */
  plate: number;
  /** Names of figures for the margin. */
  figures: readonly string[];
  /** The catalogue has the words below the picture. */
  caption: string;
};

const matters = new Map(textPageSources.map(({ file, matter }) => [file, matter]));

/** Every page of static text, in the order of the site map. */
export const textPages: readonly TextPageEntry[] = entriesOf(siteMap);

function entriesOf(pages: readonly Page[]): TextPageEntry[] {
  let plate = 0;
  return pages.flatMap((address) => {
    const matter = matters.get(address.file);
    if (!matter) return [];
    const { lead, picture, facts: figures = [] } = matter;
    if (picture) plate += 1;
    return { address, lead, picture, plate, figures, caption: "" };
  });
}

/** The text page at a canonical path. Throws TextPageNotFoundError for any other path. */
export function getTextPage(path: string): TextPageEntry {
  const page = textPages.find((entry) => entry.address.path === path);
  if (!page) throw new TextPageNotFoundError(path);
  return page;
}

class TextPageNotFoundError extends Error {
  override name = "TextPageNotFoundError";
  constructor(path: string) {
    super(
      `${path} was to be shown as a page of text, but no .mdx file of app/text-pages names it as its address. The visitor would see an empty frame. Check the lines at the top of the file.`,
    );
  }
}
