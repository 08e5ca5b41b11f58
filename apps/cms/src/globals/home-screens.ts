import { picture, place, sentence, words, yearOf } from "./entries.ts";
import { beside, list } from "./entry.ts";
import { partGlobal } from "./part-global.ts";

/** The screens of the menu and of the home page. Each is a table of its entries. */

const menuEntries = [
  beside(
    sentence("label", "Name", 80, { isOptional: true, hint: "Empty: the page title." }),
    place("href", "Link"),
  ),
];

const menu = partGlobal(["menu", "menu"], "Menu and quick links", {
  description: "The menu groups, and the links in the footer of every page.",
  entries: [
    list(
      "groups",
      "Menu groups",
      ["Group", "Groups"],
      [
        words("label", "Group name", 40),
        list("entries", "Menu items", ["Menu item", "Menu items"], menuEntries, { most: 30 }),
      ],
      { least: 1, most: 10 },
    ),
    list("quickLinks", "Quick links", ["Link", "Links"], menuEntries, { most: 15 }),
  ],
});

const banner = partGlobal(["banner", "banner"], "Home page banner", {
  description: "Large images at the top, each with two lines of text.",
  entries: [
    list(
      "slides",
      "Images",
      ["Image", "Images"],
      [
        beside(
          sentence("firstLine", "First line", 60),
          sentence("secondLine", "Second line (italic)", 60, { isOptional: true }),
        ),
        picture(),
        words("caption", "Caption", 120, { isOptional: true }),
      ],
      { least: 1, most: 8 },
    ),
  ],
});

/** What a card without an address is. */
export const comingSoon = "Empty: shown as coming soon.";

const tiles = partGlobal(["tiles", "tiles"], "Home page tiles", {
  description: "Tiles that link to other pages.",
  entries: [
    words("title", "Heading", 60),
    list(
      "tiles",
      "Tiles",
      ["Tile", "Tiles"],
      [
        beside(
          words("name", "Name", 80),
          place("href", "Link", { isOptional: true, hint: comingSoon }),
        ),
        picture(),
      ],
      { least: 1, most: 12 },
    ),
  ],
});

const fromFacts = "Empty: generated from the school’s facts.";

const timeline = partGlobal(["timeline", "timeline"], "History", {
  description: "The “About” text of the home page, and the years of the timeline.",
  entries: [
    sentence("aboutTitle", "About the school: title", 140, {
      isOptional: true,
      hint: "Empty: the tagline.",
    }),
    sentence("history", "About the school: history", 300, { isOptional: true, hint: fromFacts }),
    sentence("about", "About the school: text", 600, { isOptional: true, hint: fromFacts }),
    list(
      "milestones",
      "Years",
      ["Year", "Years"],
      [
        beside(yearOf("year", "Year"), sentence("title", "Title", 80)),
        sentence("caption", "What happened", 300),
        picture(),
        words("pictureCaption", "Caption", 120, { isOptional: true }),
      ],
      { most: 12 },
    ),
  ],
});

export const homeScreens = [menu, banner, tiles, timeline];
