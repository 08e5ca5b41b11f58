import { splitTextPath } from "@manor/content-api/school-texts";
import { readSampleSchool } from "@manor/sample-school";
import { describe, expect, test } from "vitest";
import { schoolGlobals } from "../globals/school-globals.ts";
import { align } from "./align.ts";
import { applyTranslation } from "./apply-translation.ts";
import { hasSameCells, hasSameFacts, hasSameLinks } from "./compare-facts.ts";
import { fromMarkup, toMarkup } from "./markup.ts";
import { readTranslated } from "./read-translated.ts";
import { byIndex, listSegments } from "./segments.ts";
import { hashSegments, hashSources } from "./source-hash.ts";
import {
  getTranslatable,
  isTranslatable,
  parseSource,
  type TranslatableGlobal,
} from "./translatable.ts";

const text = (words: string, format = 0) => ({ type: "text", text: words, format });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });
const body = (...children: object[]) => ({ root: { type: "root", children } });
const page = (...children: object[]) => ({
  id: 7,
  title: "Pool",
  address: "/pool",
  lead: "",
  picture: 3,
  body: body(...children),
});

/** A Hindi text for each text of a source. */
const translate = (slug: Parameters<typeof listSegments>[0], doc: object) =>
  listSegments(slug, doc).map(({ key, field, text }) => ({
    key,
    field,
    source: text,
    text: `हिन्दी ${text}`,
  }));

describe("the texts of a source", () => {
  test("are its translatable fields, without dates, files and blank texts", () => {
    const news = { id: 1, title: "Snow", description: " ", fromDate: "2026-01-02", images: [4] };
    expect(listSegments("news", news)).toEqual([{ key: "title", field: "title", text: "Snow" }]);
  });

  test("of a list have the id of their row, so that a new row does not move them", () => {
    const rows = [
      { id: "a1", title: "Founded", year: 1853 },
      { id: "b2", title: "Moved" },
    ];
    expect(listSegments("timeline", { milestones: rows }).map(({ key }) => key)).toEqual([
      "milestones.a1.title",
      "milestones.b2.title",
    ]);
    expect(listSegments("timeline", { milestones: rows }, byIndex)[1]).toEqual({
      key: "milestones.1.title",
      field: "milestones[].title",
      text: "Moved",
    });
  });

  test("of a text page are its paragraphs, list items and the texts of its blocks", () => {
    const list = {
      type: "list",
      children: [
        {
          type: "listitem",
          children: [
            text("Outer"),
            { type: "list", children: [{ type: "listitem", children: [text("Inner")] }] },
          ],
        },
      ],
    };
    const block = (fields: object) => ({ type: "block", fields });
    const doc = page(
      paragraph(text("One "), text("bold", 1)),
      paragraph(),
      list,
      block({ blockType: "picture", alt: "A pool", caption: "", picture: 4 }),
      block({ blockType: "table", rows: "A | B\n1 | 2" }),
      block({ blockType: "button", label: "Go", href: "/x" }),
      block({ blockType: "part", part: "fees" }),
    );
    expect(listSegments("pages", doc).map((segment) => segment.text)).toEqual([
      "Pool",
      "One **bold**",
      "Outer",
      "Inner",
      "A pool",
      "A | B\n1 | 2",
      "Go",
    ]);
  });
});

describe("a translation", () => {
  test("replaces the texts and nothing else", () => {
    const doc = page(paragraph(text("One")), { type: "block", fields: { blockType: "part" } });
    expect(applyTranslation("pages", doc, translate("pages", doc))).toMatchObject({
      id: 7,
      title: "हिन्दी Pool",
      address: "/pool",
      picture: 3,
      body: {
        root: {
          children: [
            { type: "paragraph", children: [{ text: "हिन्दी One" }] },
            { type: "block", fields: { blockType: "part" } },
          ],
        },
      },
    });
  });

  test("is not shown while a title or a row has none", () => {
    const doc = { milestones: [{ id: "a", title: "Founded" }] };
    const translated = translate("timeline", doc);
    const grown = { milestones: [...doc.milestones, { id: "b", title: "Moved" }] };
    expect(applyTranslation("timeline", grown, translated)).toBeUndefined();
    expect(applyTranslation("timeline", doc, [])).toBeUndefined();
    expect(
      applyTranslation(
        "timeline",
        doc,
        translated.map((one) => ({ ...one, text: " " })),
      ),
    ).toBeUndefined();
  });

  test("leaves out a paragraph that is newer", () => {
    const old = page(paragraph(text("One")), paragraph(text("Two")));
    const now = page(paragraph(text("One")), paragraph(text("New")), paragraph(text("Two")));
    const shown = applyTranslation("pages", now, translate("pages", old));
    expect(listSegments("pages", shown ?? {}).map((segment) => segment.text)).toEqual([
      "हिन्दी Pool",
      "हिन्दी One",
      "हिन्दी Two",
    ]);
  });

  test("finds the translation of a moved paragraph and of an older wording", () => {
    const old = page(paragraph(text("One")), paragraph(text("Two")), paragraph(text("Three")));
    const now = page(paragraph(text("Three")), paragraph(text("One")), paragraph(text("Two, new")));
    const found = align(translate("pages", old), listSegments("pages", now));
    expect([...found].map(([key, one]) => [key, one.source])).toEqual(
      expect.arrayContaining([
        ["body.0", "Three"],
        ["body.1", "One"],
        ["body.2", "Two"],
      ]),
    );
  });

  test("is out of date when the wording or the order differs, and not when a picture differs", () => {
    const doc = page(paragraph(text("One")), paragraph(text("Two")));
    const made = hashSources(translate("pages", doc));
    const now = (other: object) => hashSegments(listSegments("pages", other));
    expect(now(doc)).toBe(made);
    expect(now({ ...doc, picture: 9 })).toBe(made);
    expect(now({ ...doc, title: "The pool" })).not.toBe(made);
    expect(now(page(paragraph(text("Two")), paragraph(text("One"))))).not.toBe(made);
  });

  test("of anything but texts is none", () => {
    const good = { key: "title", field: "title", source: "Snow", text: "बर्फ़" };
    expect(readTranslated([good, { ...good, text: 7 }, null, "x"])).toEqual([good]);
    expect(readTranslated({ title: "x" })).toEqual([]);
  });
});

describe("markup", () => {
  const link = {
    type: "link",
    fields: { url: "/contact", newTab: true },
    children: [text("Write *us*")],
  };
  const nodes = [text("Bold", 1), text(" [and] "), text("both", 3), { type: "linebreak" }, link];

  test("is read back as it was written", () => {
    const markup = toMarkup(nodes);
    expect(markup).toBe("**Bold** \\[and\\] ***both***\n[Write \\*us\\*](/contact)");
    expect(fromMarkup(markup, nodes)).toMatchObject(nodes);
  });

  test("gives a link of the source its settings, and a new one only its address", () => {
    expect(fromMarkup("[लिखें](/contact) [नया](/x)", nodes)).toMatchObject([
      { type: "link", fields: { url: "/contact", newTab: true }, children: [{ text: "लिखें" }] },
      { text: " " },
      { type: "link", fields: { url: "/x", newTab: false } },
    ]);
  });
});

test("facts, links and cells must be the same in both", () => {
  const pair = (source: string, words: string) => ({ key: "", field: "", source, text: words });
  expect(hasSameFacts(pair("{Founded} and {school}", "{school} {founded}"))).toBe(true);
  expect(hasSameFacts(pair("{founded}", "1853"))).toBe(false);
  expect(hasSameFacts(pair("{founded}", "{founded} {founded}"))).toBe(false);
  expect(hasSameLinks(pair("[a](/x)", "[क](/x)"))).toBe(true);
  expect(hasSameLinks(pair("[a](/x)", "[क](/y)"))).toBe(false);
  expect(hasSameCells(pair("A | B\n1 | 2", "क | ख\n1 | 2"))).toBe(true);
  expect(hasSameCells(pair("A | B\n1 | 2", "क | ख"))).toBe(false);
});

test("a source is a record or a settings page of the list", () => {
  expect(parseSource("news/12")).toEqual({ slug: "news", id: 12 });
  expect(parseSource("timeline")).toEqual({ slug: "timeline" });
  for (const key of ["news", "news/x", "news/0", "toppers/1", "timeline/1", "users", "news/1/2"])
    expect(parseSource(key), key).toBeUndefined();
});

const hasField = (value: unknown, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return true;
  if (step === "[]") return Array.isArray(value) && value.every((row) => hasField(row, rest));
  return step in Object(value) && hasField(Object(value)[step], rest);
};

test.each(schoolGlobals.filter(({ slug }) => isTranslatable(slug)))(
  "each text of $slug that can be translated is a field of its form",
  ({ slug, part, toForm }) => {
    const form = toForm(readSampleSchool()[part]);
    for (const field of getTranslatable(slug as TranslatableGlobal).fields)
      expect(hasField(form, splitTextPath(field)), field).toBe(true);
  },
);
