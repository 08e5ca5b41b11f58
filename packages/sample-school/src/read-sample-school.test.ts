import { readdirSync } from "node:fs";
import { schoolParts } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { readSampleSchool } from "./read-sample-school.ts";
import { readTextPage } from "./text-page.ts";

const page = (body: string, lines = "") =>
  readTextPage("pool.md", `---\ntitle: Pool\naddress: /pool\n${lines}---\n\n${body}\n`);
const text = (words: string) => ({ kind: "text", text: words });

test("has every part of the school, and a page for each Markdown file", () => {
  const school = readSampleSchool();
  expect(Object.keys(school).sort()).toEqual(Object.keys(schoolParts).sort());
  expect(school.identity.name).toBe("SGC");
  expect(school.pages.list).toHaveLength(readdirSync(`${import.meta.dirname}/../pages`).length);
  expect(school.settings.sampleWording).toContain("/hostel");
});

test("reads the front matter", () => {
  const { body, ...rest } = page("Words.", "group: Facilities\nfigures: [acres]\n");
  expect(rest).toEqual({
    title: "Pool",
    address: "/pool",
    group: "Facilities",
    lead: "",
    description: "",
    picture: "",
    caption: "",
    figures: ["acres"],
  });
  expect(body).toEqual([{ kind: "paragraph", pieces: [text("Words.")] }]);
});

test.each([
  ["## A heading", { kind: "heading", level: 2, pieces: [text("A heading")] }],
  ["1. One\n2. Two", { kind: "list", isOrdered: true, items: [[text("One")], [text("Two")]] }],
  ["> Quoted", { kind: "quote", pieces: [text("Quoted")] }],
  ["{fees}", { kind: "embed", name: "fees" }],
  ["{officePhone}", { kind: "embed", name: "officePhone" }],
  ["Ask {officePhone}", { kind: "paragraph", pieces: [text("Ask {officePhone}")] }],
  ["{founded}", { kind: "paragraph", pieces: [text("{founded}")] }],
  ['[Go]({registration} "button")', { kind: "button", label: "Go", href: "{registration}" }],
  [
    "[Go]({registration})",
    {
      kind: "paragraph",
      pieces: [{ kind: "link", href: "{registration}", texts: [text("Go")] }],
    },
  ],
  [
    '![In May](pool-noon-summer "The pool")',
    { kind: "picture", picture: "pool-noon-summer", alt: "In May", caption: "The pool" },
  ],
  [
    "| A | B |\n|---|---|\n| 1 | {acres} |",
    { kind: "table", head: ["A", "B"], rows: [["1", "{acres}"]] },
  ],
  [
    "One\nline, **strong *both***\\\nnext",
    {
      kind: "paragraph",
      pieces: [
        text("One line, "),
        { ...text("strong "), isStrong: true },
        { ...text("both"), isStrong: true, isEmphasis: true },
        { kind: "break" },
        text("next"),
      ],
    },
  ],
])("reads %s", (markdown, block) => {
  expect(page(markdown).body).toEqual([block]);
});

test.each([
  ["HTML", () => page("<script>alert(1)</script>"), "cannot have html"],
  ["an unknown line", () => page("Words.", "colour: red\n"), "colour"],
  ["a file without front matter", () => readTextPage("pool.md", "Words."), "begin with ---"],
])("refuses %s with the name of the file", (_, read, reason) => {
  expect(read).toThrow(/pool\.md/);
  expect(read).toThrow(reason);
});
