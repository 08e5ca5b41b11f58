import { schoolGlobal } from "./school-global.ts";
import {
  factText,
  inRow,
  linkTo,
  list,
  picture,
  pictureCaption,
  plainText,
  year,
} from "./setting-fields.ts";

const menuEntries = [
  inRow(
    factText("label", "Name", 80, { isOptional: true, hint: "Empty: the page title." }),
    linkTo("href", "Link"),
  ),
];

const menu = schoolGlobal(["menu", "menu"], "Menu and quick links", {
  description: "The menu groups, and the links in the footer of every page.",
  fields: [
    list(
      "groups",
      "Menu groups",
      ["Group", "Groups"],
      [
        plainText("label", "Group name", 40),
        list("entries", "Menu items", ["Menu item", "Menu items"], menuEntries, { max: 30 }),
      ],
      { min: 1, max: 10 },
    ),
    list("quickLinks", "Quick links", ["Link", "Links"], menuEntries, { max: 15 }),
  ],
});

const banner = schoolGlobal(["banner", "banner"], "Home page banner", {
  description:
    "The top of the home page: large images with two lines of text, a sentence and two links.",
  fields: [
    factText("introduction", "Sentence about the school", 160, {
      isOptional: true,
      hint: "What the school is, for whom, where and since when. Empty: not shown.",
    }),
    list(
      "actions",
      "Buttons",
      ["Button", "Buttons"],
      [
        inRow(
          plainText("label", "Name", 30),
          linkTo("href", "Link", { isOptional: true, hint: "Empty: the contact page." }),
        ),
      ],
      { max: 2 },
    ),
    list(
      "slides",
      "Images",
      ["Image", "Images"],
      [
        inRow(
          factText("firstLine", "First line", 60),
          factText("secondLine", "Second line (italic)", 60, { isOptional: true }),
        ),
        picture(),
        pictureCaption("caption", "Caption", 120),
      ],
      { min: 1, max: 8 },
    ),
  ],
});

/** The hint of a card without a link. */
export const comingSoon = "Empty: shown as coming soon.";

const tiles = schoolGlobal(["tiles", "tiles"], "Home page tiles", {
  description: "Tiles that link to other pages.",
  fields: [
    plainText("title", "Heading", 60),
    list(
      "tiles",
      "Tiles",
      ["Tile", "Tiles"],
      [
        inRow(
          plainText("name", "Name", 80),
          linkTo("href", "Link", { isOptional: true, hint: comingSoon }),
        ),
        picture(),
      ],
      { min: 1, max: 12 },
    ),
  ],
});

const fromFacts = "Empty: generated from the school’s facts.";

const timeline = schoolGlobal(["timeline", "timeline"], "History", {
  description: "The “About” text of the home page, and the years of the timeline.",
  fields: [
    factText("aboutTitle", "About the school: title", 140, {
      isOptional: true,
      hint: "Empty: the tagline.",
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
        pictureCaption("pictureCaption", "Caption", 120),
      ],
      { max: 12 },
    ),
  ],
});

export const homeSettings = [menu, banner, tiles, timeline];
