import sampleTexts from "@manor/content-api/default-text-pages" with { type: "json" };
import { readSchool } from "@manor/content-api/school";
import { type TextBlock, textPage } from "@manor/content-api/text-pages";
import { describe, expect, test } from "vitest";
import { sampleSchool } from "../../../model/school/test-school.ts";
import { renderElement, renderMarkup } from "../render-text-page.tsx";
import { TextBody } from "./text-body.tsx";

const show = (blocks: readonly TextBlock[], school = sampleSchool): string =>
  renderElement(<TextBody blocks={blocks} />, school);

/** MDX preserves the line breaks between blocks. */
const plain = (html: string) => html.replace(/\s+/g, " ").replaceAll("> <", "><");

describe("the sample texts in the admin panel", () => {
  test.each(sampleTexts.boys.map((text, index) => [text.address, index] as const))(
    "%s renders the same page as its file, for each kind of school",
    (address, index) => {
      for (const pupils of ["boys", "girls", "both"] as const) {
        const settings = { ...sampleSchool.settings, pupils };
        const school = { ...sampleSchool, settings };
        const { body } = textPage.parse(sampleTexts[pupils][index]);
        expect(plain(show(body, school))).toBe(plain(renderMarkup(address, undefined, school)));
      }
    },
  );
});

const words = (text: string) => [{ kind: "text" as const, text }];

test("renders an editor's text as text only, whatever it contains", () => {
  const html = show([
    { kind: "paragraph", pieces: words('<script>alert(1)</script> {registrationFee} & "more"') },
    { kind: "heading", level: 3, pieces: words("<img src=x onerror=alert(1)>") },
    { kind: "button", label: "<b>Go</b>", href: "{registration}" },
  ]);
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain("Rs. 10,000 &amp; &quot;more&quot;");
  expect(html).toContain("<h3>&lt;img");
  expect(html).toContain('href="https://example.org/registration" class="button" target="_blank"');
});

test("renders bold, italic, lists, quotes, pictures and links", () => {
  const html = show([
    {
      kind: "paragraph",
      pieces: [
        { kind: "text", text: "Bold", isStrong: true },
        { kind: "break" },
        { kind: "text", text: "both", isStrong: true, isEmphasis: true },
        { kind: "link", href: "https://x.example/", texts: [{ kind: "text", text: "out" }] },
      ],
    },
    { kind: "list", isOrdered: true, items: [words("one"), words("two")] },
    { kind: "quote", pieces: words("quoted") },
    { kind: "picture", picture: "path-dawn", alt: "A path", caption: "The path" },
    { kind: "paragraph", pieces: words("Ring {officePhone}.") },
  ]);
  expect(html).toContain("<strong>Bold</strong><br/><strong><em>both</em></strong>");
  expect(html).toContain('<a href="https://x.example/" target="_blank" rel="noopener">out');
  expect(html).toContain("<ol><li>one</li><li>two</li></ol>");
  expect(html).toContain('<blockquote class="callout">quoted</blockquote>');
  expect(html).toMatch(/<img src="\/api\/image\/SGSM\/path-dawn\?w=\d+" [^>]*alt="A path"/);
  expect(html).toContain('href="tel:+910000000001"');
});

const page = sampleTexts.boys[0];

test.each([
  ["an unknown block", { body: [{ kind: "html", html: "<b>" }] }],
  [
    "a link that runs a script",
    {
      body: [
        {
          kind: "paragraph",
          pieces: [{ kind: "link", href: "javascript:alert(1)", texts: words("x") }],
        },
      ],
    },
  ],
  ["an unknown fact", { body: [{ kind: "paragraph", pieces: words("{unknown}") }] }],
  ["the address of another page", { address: "/contact" }],
  ["a reserved address", { address: "/api/x" }],
  ["an invalid address", { address: "//evil.example" }],
  ["an unknown part", { body: [{ kind: "part", name: "pupils" }] }],
])("reports and skips a page with %s, and reads the others", (_, change) => {
  const good = { ...page, address: "/new-page", replaces: "" };
  const list = [good, { ...good, address: "/other-page", ...change }];
  const { parts, broken } = readSchool({ pages: { list, moved: [] } });
  expect(parts.pages?.list.map(({ address }) => address)).toEqual(["/new-page"]);
  expect(broken).toHaveLength(1);
});
