import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getPages } from "../../model/pages/find-page.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import {
  breadcrumbData,
  dataBlock,
  describePage,
  type PageRequest,
} from "../../model/seo/describe-page.ts";
import { PageMeta } from "./page-meta.tsx";

const origin = "https://www.sgc.example";
const none = { title: "", day: "", photo: "" };
const at = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  school: sampleSchool,
  path,
  search: "",
  origin,
  record: none,
  isNotFound: false,
  ...more,
});

const teacher = {
  id: "1",
  name: "A. Teacher",
  role: "pgt" as const,
  qualification: "",
  subjects: "",
  joined: "",
  photo: "",
};

test("gives every page a description, and unique titles and descriptions to the pages of the menu", () => {
  const seen = new Set<string>();
  const school = { ...sampleSchool, staff: { list: [teacher] } };
  const pages = getPages(school);
  for (const { path } of pages) {
    const { title, description } = describePage(at(path.replace(":id", "a1"), { school }));
    expect(description.length, path).toBeGreaterThan(20);
    expect(description.length, path).toBeLessThan(170);
    seen.add(`${title}|${description}`);
  }
  expect(seen.size).toBe(pages.length);
});

test("ignores filters and the photo in the canonical address, but not an album's id", () => {
  expect(describePage(at("/Events", { search: "?year=2025&q=sports" })).canonical).toBe(
    `${origin}/Events`,
  );
  expect(describePage(at("/SubGallery", { search: "?id=a 1&photo=3" })).canonical).toBe(
    `${origin}/SubGallery?id=a%201`,
  );
});

test("puts the record first in the title, then the page and the school", () => {
  expect(describePage(at("/SubGallery", { record: { ...none, title: "Sports Day" } })).title).toBe(
    "Sports Day · Photo Gallery · SGC",
  );
  expect(describePage(at("/about")).title).toBe("About Us · SGC");
});

test("marks topper pages as noindex, without preview and structured data [A176, R40]", () => {
  for (const path of ["/TopperX", "/TopperXII"]) {
    const markup = renderToStaticMarkup(<PageMeta {...at(path)} />);
    expect(markup).toContain('<meta name="robots" content="noindex"/>');
    expect(markup).not.toMatch(/og:|ld\+json|canonical/);
  }
});

test("does not offer an unknown address to search engines [R18]", () => {
  const markup = renderToStaticMarkup(<PageMeta {...at("/nowhere", { isNotFound: true })} />);
  expect(markup).toContain("<title>Page not found · SGC</title>");
  expect(markup).toContain('content="noindex"');
  expect(markup).not.toContain("canonical");
});

test("names a removed page as such, also in Hindi", () => {
  const gone = { isNotFound: true, search: "?gone=1" };
  expect(describePage(at("/nowhere", gone)).title).toBe("Page removed · SGC");
  const school = { ...sampleSchool, lang: "hi" };
  expect(describePage(at("/nowhere", { ...gone, school })).title).toBe("पेज हटा दिया गया है · SGC");
});

test("gives search engines the same breadcrumb, without the step that has no address [A5]", () => {
  expect(breadcrumbData(describePage(at("/hostel")))).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: `${origin}/` },
      { position: 2, name: "Hostel / Boarding Life", item: `${origin}/hostel` },
    ],
  });
  const event = breadcrumbData(
    describePage(at("/Events/a1", { record: { ...none, title: "Sports Day" } })),
  );
  expect(event).toMatchObject({
    itemListElement: [
      { name: "Home" },
      { name: "Events", item: `${origin}/Events` },
      { name: "Sports Day", item: `${origin}/Events/a1` },
    ],
  });
});

test("escapes a title that would end the data block", () => {
  expect(dataBlock({ name: "</script><b>" })).toBe('{"name":"\\u003c/script>\\u003cb>"}');
});

test("shares a record with its own picture, size and alt text, and changes the address when the record changes", () => {
  const markup = (record: Partial<PageRequest["record"]>) =>
    renderToStaticMarkup(
      <PageMeta {...at("/Events/a%20(1)", { record: { ...none, ...record } })} />,
    );
  const pictureOf = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const event = { title: 'Sports "Day"', day: "2026-10-04" };
  const page = markup(event);
  expect(pictureOf(page)).toMatch(
    /^https:\/\/www\.sgc\.example\/og\/events\/a%20\(1\)\.[0-9a-f]{16}\.jpg$/,
  );
  for (const line of [
    'og:image:type" content="image/jpeg"',
    'og:image:width" content="1200"',
    'og:image:height" content="630"',
    'og:image:alt" content="SGC: Sports &quot;Day&quot;"',
    'twitter:card" content="summary_large_image"',
  ])
    expect(page).toContain(line);
  expect(pictureOf(markup({ ...event, day: "2026-10-05" }))).not.toBe(pictureOf(page));
  expect(pictureOf(markup({ ...event, title: "Sports" }))).not.toBe(pictureOf(page));
  expect(pictureOf(markup({}))).toBe(`${origin}/og/events.jpg`);
  const album = at("/SubGallery", {
    search: "?id=a 1&photo=x",
    record: { ...none, title: "Sports" },
  });
  expect(describePage(album).preview).toMatch(/\/og\/albums\/a%201\.[0-9a-f]{16}\.jpg$/);
});
