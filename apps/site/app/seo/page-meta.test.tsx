import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { furtherPages, siteMap } from "../site-map.ts";
import { describePage, type PageRequest } from "./describe-page.ts";
import { PageMeta } from "./page-meta.tsx";
import { breadcrumbData, dataBlock } from "./structured-data.ts";

const origin = "https://www.sgc.example";
const at = (path: string, more: Partial<PageRequest> = {}): PageRequest => ({
  path,
  search: "",
  origin,
  recordTitle: "",
  isMissing: false,
  ...more,
});

test("every page has a description, and no two pages of the menu share title and description", () => {
  const seen = new Set<string>();
  for (const { path } of [...siteMap, ...furtherPages]) {
    const { title, description } = describePage(at(path.replace(":id", "a1")));
    expect(description.length, path).toBeGreaterThan(20);
    expect(description.length, path).toBeLessThan(170);
    seen.add(`${title}|${description}`);
  }
  expect(seen.size).toBe(36);
});

test("filters and the shown photo do not make another page, an album's id does", () => {
  expect(describePage(at("/Events", { search: "?year=2025&q=sports" })).canonical).toBe(
    `${origin}/Events`,
  );
  expect(describePage(at("/SubGallery", { search: "?id=a 1&photo=3" })).canonical).toBe(
    `${origin}/SubGallery?id=a%201`,
  );
});

test("the title names the record first, then the page and the school", () => {
  expect(describePage(at("/SubGallery", { recordTitle: "Sports Day" })).title).toBe(
    "Sports Day · Photo Gallery · SGC",
  );
  expect(describePage(at("/about")).title).toBe("About Us · SGC");
});

test("A176 R40 topper pages are marked noindex and carry no preview and no structured data", () => {
  for (const path of ["/TopperX", "/TopperXII"]) {
    const markup = renderToStaticMarkup(<PageMeta {...at(path)} />);
    expect(markup).toContain('<meta name="robots" content="noindex"/>');
    expect(markup).not.toMatch(/og:|ld\+json|canonical/);
  }
});

test("R18 an unknown address is not offered to search engines", () => {
  const markup = renderToStaticMarkup(<PageMeta {...at("/nowhere", { isMissing: true })} />);
  expect(markup).toContain("<title>Page not found · SGC</title>");
  expect(markup).toContain('content="noindex"');
  expect(markup).not.toContain("canonical");
});

test("A5 search engines see the same way from home, without the step that has no address", () => {
  expect(breadcrumbData(describePage(at("/hostel")))).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: `${origin}/` },
      { position: 2, name: "Hostel / Boarding Life", item: `${origin}/hostel` },
    ],
  });
  const event = breadcrumbData(describePage(at("/Events/a1", { recordTitle: "Sports Day" })));
  expect(event).toMatchObject({
    itemListElement: [
      { name: "Home" },
      { name: "Events", item: `${origin}/Events` },
      { name: "Sports Day", item: `${origin}/Events/a1` },
    ],
  });
});

test("a title from the office cannot break out of the data block", () => {
  expect(dataBlock({ name: "</script><b>" })).toBe('{"name":"\\u003c/script>\\u003cb>"}');
});
