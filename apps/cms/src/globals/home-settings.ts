import { factText, linkTo, picture, plainText, year } from "./entries.ts";
import { inRow, list } from "./entry.ts";
import { partGlobal } from "./part-global.ts";

/** The settings pages of the menu and the home page. Each is a list of entries. */

const menuEntries = [
  inRow(
    factText("label", "Called", 80, { isOptional: true, hint: "Empty: as the page is called." }),
    linkTo("href", "Leads to"),
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
        plainText("label", "Name of the group", 40),
        list("entries", "Entries", ["Entry", "Entries"], menuEntries, { max: 30 }),
      ],
      { min: 1, max: 10 },
    ),
    list("quickLinks", "Quick links", ["Link", "Links"], menuEntries, { max: 15 }),
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
        inRow(
          factText("firstLine", "First line", 60),
          factText("secondLine", "Second line, in italic", 60, { isOptional: true }),
        ),
        picture(),
        plainText("caption", "Below the picture", 120, { isOptional: true }),
      ],
      { min: 1, max: 8 },
    ),
  ],
});

/** The hint of a card without a link. */
export const comingSoon = "Empty: announced as coming soon.";

const tiles = partGlobal(["tiles", "tiles"], "Tiles of the home page", {
  description: "The ways on from the home page.",
  entries: [
    plainText("title", "Title above them", 60),
    list(
      "tiles",
      "Tiles",
      ["Tile", "Tiles"],
      [
        inRow(
          plainText("name", "Called", 80),
          linkTo("href", "Leads to", { isOptional: true, hint: comingSoon }),
        ),
        picture(),
      ],
      { min: 1, max: 12 },
    ),
  ],
});

const fromFacts = "Empty: written from the school's facts.";

const timeline = partGlobal(["timeline", "timeline"], "Years of the history", {
  description:
    "The text about the school on the home page, and the years of its history there and on the page Timeline.",
  entries: [
    factText("aboutTitle", "About the school: title", 140, {
      isOptional: true,
      hint: "Empty: the line below the name.",
    }),
    factText("history", "About the school: history", 300, { isOptional: true, hint: fromFacts }),
    factText("about", "About the school: text", 600, { isOptional: true, hint: fromFacts }),
    list(
      "milestones",
      "Years",
      ["Year", "Years"],
      [
        inRow(year("year", "Year"), factText("title", "Title", 80)),
        factText("caption", "What happened", 300),
        picture(),
        plainText("pictureCaption", "Below the picture", 120, { isOptional: true }),
      ],
      { max: 12 },
    ),
  ],
});

export const homeSettings = [menu, banner, tiles, timeline];
