import { readSchool } from "@manor/content-api/read-school";
import type { TextBlock } from "@manor/content-api/text-pages";
import { expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { getTextPage, renderElement } from "./test-text-page.tsx";
import { TextBlocks } from "./text-blocks.tsx";

const show = (blocks: readonly TextBlock[], school = sampleSchool): string =>
  renderElement(<TextBlocks blocks={blocks} />, school);

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

test("renders bold, italic, lists, quotes, pictures, links and tables", () => {
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
    {
      kind: "table",
      head: ["Class", "Size"],
      rows: [
        ["IV", "{acres}"],
        ["IV", "<b>"],
      ],
    },
  ]);
  expect(html).toContain("<strong>Bold</strong><br/><strong><em>both</em></strong>");
  expect(html).toContain('<a href="https://x.example/" target="_blank" rel="noopener">out');
  expect(html).toContain("<ol><li>one</li><li>two</li></ol>");
  expect(html).toContain('<blockquote class="callout">quoted</blockquote>');
  expect(html).toMatch(/<img src="\/api\/image\/SGSM\/path-dawn\?w=\d+" [^>]*alt="A path"/);
  expect(html).toContain('href="tel:+910000000001"');
  expect(html).toContain(
    '<th scope="row">IV</th><td class="figures" data-label="Size">400 acres</td>',
  );
  expect(html).toContain("&lt;b&gt;");
});

const page = getTextPage("/about");

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
  ["an invalid address", { address: "//evil.example" }],
  ["an unknown embed", { body: [{ kind: "embed", name: "pupils" }] }],
])("reports and skips a page with %s, and reads the others", (_, change) => {
  const good = { ...page, address: "/new-page" };
  const list = [good, { ...good, address: "/other-page", ...change }];
  const { school, invalid } = readSchool({ pages: { list, moved: [] } });
  expect(school.pages.list.map(({ address }) => address)).toEqual(["/new-page"]);
  expect(invalid).toHaveLength(1);
});
