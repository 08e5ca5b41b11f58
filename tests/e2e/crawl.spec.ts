import { expect } from "./harness/fixtures.ts";
import { richLists, richPictures } from "./harness/rich-content.ts";
import { routeTable } from "./harness/route-table.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ lists: richLists, pictures: richPictures });

/**
 * Largest page on the wire, in bytes, its style inside: what the first window of a connection carries. Home has more;
 * and who asks first gets it packed quickly, not tightly.
 */
const LARGEST = 13_500;
const LARGEST_HOME = 23_000;

type Page = { path: string; status: number; bytes: number; html: string };

async function read(origin: string, path: string): Promise<Page> {
  const response = await fetch(`${origin}${path}`, { headers: { "accept-encoding": "br" } });
  const bytes = Number(response.headers.get("content-length"));
  return { path, status: response.status, bytes, html: await response.text() };
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );

test("from the home page links alone reach all 33 pages, and none of them is dead or heavy [A2, A15, A35]", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const pages = new Map<string, Page>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    // One address of each list is enough; its filters are links to the same page.
    const key =
      path.startsWith("/Sub") || path.startsWith("/sub") ? path : path.replace(/\?.*$/, "");
    if (pages.has(key)) continue;
    const page = await read(site.url, path);
    pages.set(key, page);
    if (page.html.startsWith("<!doctype html>")) waiting.push(...linksOf(page.html));
  }
  const found = [...pages.values()];
  const reached = new Set(found.map(({ path }) => path.replace(/\?.*$/, "")));
  expect(routeTable.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  const isOwnPage = ({ path }: Page) => !/^\/(api|documents)\//.test(path);
  expect(
    found
      .filter(({ status }) => status !== 200)
      .filter(isOwnPage)
      .map(({ path }) => path),
  ).toEqual([]);
  const documents = found.filter(({ path }) => path.startsWith("/documents/"));
  expect(documents.length).toBeGreaterThanOrEqual(3);
  expect(documents.filter(({ status }) => status !== 200)).toEqual([]);
  const heavy = found.filter(
    ({ html, path, bytes }) =>
      html.startsWith("<!doctype html>") && bytes > (path === "/" ? LARGEST_HOME : LARGEST),
  );
  expect(heavy.map(({ path, bytes }) => `${path} ${bytes}`)).toEqual([]);
});
