import { readSampleSchool } from "@manor/sample-school";
import { describe, expect, test } from "vitest";
import { toEditor } from "../../../collections/pages/rich-text.ts";
import { findTextProblems } from "./texts.ts";

const text = (words: string) => ({ type: "text", text: words });
const link = (words: string) => ({ type: "link", children: [text(words)] });
const heading = (tag: string, words: string) => ({ type: "heading", tag, children: [text(words)] });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });
const findProblems = (...children: object[]) => findTextProblems({ root: { children } });

describe("a text that is hard to find one's way in", () => {
  test.each(["here", "Click here", "click here.", "Read more …", "this link", "यहाँ", "और पढ़ें"])(
    "the link “%s” does not say where it leads",
    (words) => {
      expect(findProblems(paragraph(text("To apply press "), link(words))).links).toEqual([words]);
    },
  );

  test.each(["The dates of admission", "More about the hostel", "छात्रावास के बारे में और पढ़ें"])(
    "the link “%s” does",
    (words) => {
      expect(findProblems(paragraph(link(words))).links).toEqual([]);
    },
  );

  test("a heading of level 3 needs one of level 2 before it", () => {
    const [large, small] = [heading("h2", "The hostel"), heading("h3", "Meals")];
    expect(findProblems(large, small).headings).toEqual([]);
    expect(findProblems(small, large, small).headings).toEqual(["Meals"]);
    expect(findProblems(small).headings).toEqual(["Meals"]);
  });

  test("the sample texts have no problems", () => {
    const texts = readSampleSchool().pages.list;
    expect(texts.length).toBeGreaterThan(20);
    for (const { address, body } of texts)
      expect(findTextProblems(toEditor(body)), address).toEqual({ links: [], headings: [] });
  });

  test("ignores a value that is not rich text", () => {
    for (const state of [undefined, null, "", { root: {} }])
      expect(findTextProblems(state)).toEqual({ links: [], headings: [] });
  });
});
