import { type Figure, figureOf, fillFacts } from "../school/fact-text.ts";
import { type Address, type Section, siteMap } from "../site-map.ts";

/** What stands between the two dashed lines at the top of a text page. */
export type FrontMatter = {
  title: string;
  section: Section;
  /** One sentence beside the title; {acres} puts in a fact. */
  lead: string;
  /** For search engines and shared links. */
  description: string;
  /** Name of one of the house's own pictures. */
  picture?: string;
  /** Names of figures for the margin, from school/fact-text.ts. */
  facts?: readonly string[];
};

export type TextPageEntry = {
  address: Address;
  section: Section;
  lead: string;
  description: string;
  picture: string | undefined;
  /** Running number of the picture through all text pages, from 1. */
  plate: number;
  figures: readonly Figure[];
};

const matters = import.meta.glob<FrontMatter>("./*/*.mdx", { eager: true, import: "frontmatter" });

/** Every page of static text, in the order of the site map. */
export const textPages: readonly TextPageEntry[] = listTextPages();

function listTextPages(): TextPageEntry[] {
  let plate = 0;
  return siteMap.flatMap((address) => {
    const matter = matters[address.file.replace(/^pages\//, "./")];
    if (!matter) return [];
    const { section, lead, description, picture, facts = [] } = matter;
    if (picture) plate += 1;
    return {
      address,
      section,
      lead: fillFacts(lead),
      description: fillFacts(description),
      picture,
      plate,
      figures: facts.map(figureOf),
    };
  });
}

/** The text page at a canonical path. Throws TextPageNotFoundError for any other path. */
export function getTextPage(path: string): TextPageEntry {
  const page = textPages.find((entry) => entry.address.path === path);
  if (!page) throw new TextPageNotFoundError(path);
  return page;
}

export class TextPageNotFoundError extends Error {
  override name = "TextPageNotFoundError";
  constructor(path: string) {
    super(
      `${path} was to be shown as a page of text, but no .mdx file of app/pages belongs to it. The visitor would see an empty frame. Check the file's name in app/site-map.ts.`,
    );
  }
}
