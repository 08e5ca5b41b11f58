import { expect, test } from "vitest";
import { listSegments } from "../translations/segments.ts";
import { matchTexts } from "./match-texts.ts";

const text = (words: string) => ({ type: "text", text: words, format: 0 });
const paragraph = (words: string) => ({ type: "paragraph", children: [text(words)] });
const heading = (words: string) => ({ type: "heading", tag: "h2", children: [text(words)] });
const page = (title: string, ...children: object[]) => ({ title, body: { root: { children } } });

const match = (slug: "pages" | "news", doc: object, translation: object) =>
  matchTexts(slug, { doc, segments: listSegments(slug, doc) }, translation);
const toPairs = ({ texts }: ReturnType<typeof match>) =>
  texts.map(({ key, source, text: words }) => [key, source, words]);

test("pairs the paragraphs of a page by their order", () => {
  const matched = match(
    "pages",
    page("About", heading("School"), paragraph("Old."), paragraph("New.")),
    page("परिचय", heading("विद्यालय"), paragraph("पुराना।"), paragraph("नया।")),
  );
  expect(matched.isWhole).toBe(true);
  expect(toPairs(matched)).toEqual([
    ["title", "About", "परिचय"],
    ["body.0", "School", "विद्यालय"],
    ["body.1", "Old.", "पुराना।"],
    ["body.2", "New.", "नया।"],
  ]);
});

test("loses no paragraph when the translation has more or fewer, but is then not whole", () => {
  const source = page("About", paragraph("One."), paragraph("Two."));
  const more = match(
    "pages",
    source,
    page("परिचय", paragraph("एक।"), paragraph("दो।"), paragraph("तीन।"), paragraph("चार।")),
  );
  expect(more.isWhole).toBe(false);
  expect(toPairs(more)[2]).toEqual(["body.1", "Two.", "दो।\n\nतीन।\n\nचार।"]);
  const fewer = match("pages", source, page("परिचय", paragraph("एक।")));
  expect(fewer.isWhole).toBe(false);
  expect(toPairs(fewer).map(([key]) => key)).toEqual(["title", "body.0"]);
});

test("is not whole with other blocks, without a text of the source, or in the same words", () => {
  const source = page("About", heading("One"), paragraph("Two."));
  const other = page("परिचय", paragraph("एक।"), heading("दो"));
  expect(match("pages", source, other).isWhole).toBe(false);
  const news = { title: "Rain", description: "Heavy rain." };
  expect(match("news", news, { title: "वर्षा", description: "" }).isWhole).toBe(false);
  expect(match("news", news, { ...news }).isWhole).toBe(false);
  expect(match("news", news, { title: "वर्षा", description: "भारी वर्षा।" }).isWhole).toBe(true);
});
