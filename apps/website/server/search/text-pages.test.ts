import { readSchool } from "@manor/content-api/read-school";
import type { TextPage } from "@manor/content-api/text-pages";
import { expect, test } from "vitest";
import type { Content } from "../../content/content.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { serveGeneratedFiles } from "../generated-files.ts";
import type { Exchange } from "../http/exchange.ts";
import { findPageKey, NOT_FOUND_PATH } from "../pages/find-page-key.ts";
import { withDraft } from "../preview/draft.ts";
import { canonicalAddress } from "../request-checks.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { startSearch } from "./test-fixture.ts";

const words = (text: string): TextPage["body"] => [
  { kind: "paragraph", pieces: [{ kind: "text", text }] },
];
const page: TextPage = {
  address: "/example-of-a-text-page",
  title: "Swimming Pool",
  group: "Facilities",
  lead: "Since {founded}.",
  description: "The pool of {school}.",
  picture: "",
  caption: "",
  figures: [],
  body: words("The pool is heated by quixotic <b>pumps</b>."),
};

/** The sample without /values, with an edited, a moved, an added and an invalid page. */
const list = sampleSchool.pages.list
  .filter(({ address }) => address !== "/values")
  .map((sample) => {
    if (sample.address === "/environmental") return { ...sample, address: "/green" };
    if (sample.address !== "/about") return sample;
    return { ...sample, title: "Who we are", body: words("Written by the office.") };
  });
const { school, invalid } = readSchool({
  ...sampleSchool,
  pages: {
    list: [
      ...list,
      page,
      { ...page, address: "/broken-page", body: [{ kind: "html", html: "<b>" }] },
    ],
    moved: [
      { from: "/pool", to: page.address },
      { from: "/environmental", to: "/green" },
    ],
  },
});
const { read, render, search } = startSearch({}, school);
const content = {
  list: async () => ({ state: "good", value: [], version: "", day: "" }),
  inLanguage: () => undefined,
} as unknown as Content; // Only lists are used.

const files = (exchange: Exchange) =>
  serveGeneratedFiles(exchange, {
    content,
    clock: { today: () => "2026-11-20" },
    origin: "https://www.sgc.example",
  });
const origin = await serveSteps([canonicalAddress, files], () => school);

const toText = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("renders an added page with title, breadcrumb and text, finds it, lists it in the sitemap, and runs no script", async () => {
  const html = await read("/example-of-a-text-page");
  expect(html).toContain("<title>Swimming Pool · SGC</title>");
  expect(html).toContain('name="description" content="The pool of SGC."');
  expect(html).toContain("heated by quixotic &lt;b&gt;pumps&lt;/b&gt;.");
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(toText(html)).toMatch(/Home Facilities Swimming Pool/);
  expect(html).toContain('<a href="/example-of-a-text-page" aria-current="page">');
  expect(toText(html)).toContain("Since 1853.");
  const { groups } = await search("quixotic");
  expect(groups[0]?.hits[0]?.href).toBe("/example-of-a-text-page");
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toContain(
    "/example-of-a-text-page</loc>",
  );
});

test("shows the text and title from the CMS on an edited page", async () => {
  const about = await read("/about");
  expect(toText(about)).toContain("Written by the office.");
  expect(about).toContain("<title>Who we are · SGC</title>");
  expect(about).not.toContain("The school was founded in");
  expect(toText(await read("/philosophy"))).toContain("Admission is on academic merit only.");
});

test("treats a page that the school does not have as unknown, without links to it", async () => {
  expect(await findPageKey(content, school, "/values", new URLSearchParams())).toBe(NOT_FOUND_PATH);
  expect(await read("/about")).not.toContain('href="/values"');
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain("/values<");
});

test("redirects a former address permanently to the new one, with its query", async () => {
  const get = (path: string) => fetch(origin + path, { redirect: "manual" });
  for (const [old, now] of [
    ["/pool?a=1", "/example-of-a-text-page?a=1"],
    ["/environmental", "/green"],
    ["/Environmental/", "/green"],
    ["/Example-of-a-text-page", "/example-of-a-text-page"],
  ] as const) {
    const response = await get(old);
    expect([response.status, response.headers.get("location")], old).toEqual([301, now]);
  }
  expect((await get("/green")).status).toBe(PASSED);
  expect(toText(await read("/green"))).toContain("Green Campus");
  expect(await read("/about")).toContain('href="/green"');
});

test("drops an invalid page and reports it", async () => {
  expect(invalid).toHaveLength(1);
  expect(invalid[0]?.reason).toContain("/broken-page");
  expect(await findPageKey(content, school, "/broken-page", new URLSearchParams())).toBe(
    NOT_FOUND_PATH,
  );
});

test("previews a draft as if it were published, at its future address", async () => {
  const draft = { ...page, address: "/our-pool", title: "Six pools" };
  const shown = withDraft(
    { ...content, school: () => school },
    {
      lists: [],
      page: draft.address,
      item: {},
      textPage: draft,
      replaces: page.address,
      adminOrigins: [],
    },
  );
  const renderPreview = async (path: string) =>
    (await render(new Request(`https://www.sgc.example${path}`), undefined, shown)).response.text();
  expect(await renderPreview("/our-pool")).toContain("<title>Six pools · SGC</title>");
  expect(toText(await renderPreview("/about"))).toContain("Written by the office.");
  const menu = (await renderPreview("/hostel")).replace(/<main[\s\S]*/, "");
  expect(menu).toContain('href="/our-pool"');
  expect(menu).not.toContain(`href="${page.address}"`);
  expect(await read("/our-pool")).not.toContain("Six pools");
});
