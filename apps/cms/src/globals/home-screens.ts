import { picture, place, sentence, words, yearOf } from "./entries.ts";
import { beside, list } from "./entry.ts";
import { partGlobal } from "./part-global.ts";

/** The settings pages of the menu and the home page. Each is a list of entries. */

const menuEntries = [
  beside(
    sentence("label", "Called", 80, { isOptional: true, hint: "Empty: as the page is called." }),
    place("href", "Leads to"),
  ),
];

const menu = partGlobal(["menu", "menu"], "Menu and quick links", {
  description: "The groups of the menu, and the links at the foot of every page.",
  entries: [
    list(
      "groups",
      "Groups of the menu",
      ["Group", "Groups"],
      [
        words("label", "Name of the group", 40),
        list("entries", "Entries", ["Entry", "Entries"], menuEntries, { most: 30 }),
      ],
      { least: 1, most: 10 },
    ),
    list("quickLinks", "Quick links", ["Link", "Links"], menuEntries, { most: 15 }),
  ],
});

const banner = partGlobal(["banner", "banner"], "Banner of the home page", {
  description: "The large pictures at the top, each with two lines.",
  entries: [
    list(
      "slides",
      "Pictures",
      ["Picture", "Pictures"],
      [
        beside(
          sentence("firstLine", "First line", 60),
          sentence("secondLine", "Second line, in italic", 60, { isOptional: true }),
        ),
        picture(),
        words("caption", "Below the picture", 120, { isOptional: true }),
      ],
      { least: 1, most: 8 },
    ),
  ],
});

/** The hint of a card without a link. */
export const comingSoon = "Empty: announced as coming soon.";

const tiles = partGlobal(["tiles", "tiles"], "Tiles of the home page", {
  description: "The ways on from the home page.",
  entries: [
    words("title", "Title above them", 60),
    list(
      "tiles",
      "Tiles",
      ["Tile", "Tiles"],
      [
        beside(
          words("name", "Called", 80),
          place("href", "Leads to", { isOptional: true, hint: comingSoon }),
        ),
        picture(),
      ],
      { least: 1, most: 12 },
    ),
  ],
});

const fromFacts = "Empty: written from the school's facts.";

const timeline = partGlobal(["timeline", "timeline"], "Years of the history", {
  description:
    "The text about the school on the home page, and the years of its history there and on the page Timeline.",
  entries: [
    sentence("aboutTitle", "About the school: title", 140, {
      isOptional: true,
      hint: "Empty: the line below the name.",
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
        words("pictureCaption", "Below the picture", 120, { isOptional: true }),
      ],
      { most: 12 },
    ),
  ],
});

export const homeScreens = [menu, banner, tiles, timeline];
