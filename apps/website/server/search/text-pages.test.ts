import sampleTexts from "@manor/content-api/default-text-pages" with { type: "json" };
import { readSchool } from "@manor/content-api/school";
import { textPage } from "@manor/content-api/text-pages";
import { expect, test } from "vitest";
import type { Content } from "../../content/content.ts";
import { canonicalAddress } from "../canonical-address.ts";
import { createGeneratedFiles } from "../generated-files.ts";
import { createFindPageKey, NOT_FOUND_PATH } from "../pages/find-page-key.ts";
import { withDraft } from "../preview/draft.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { startSearch } from "./test-fixture.ts";

const getSample = (address: string) =>
  textPage.parse(sampleTexts.boys.find((text) => text.address === address));
const words = (text: string) => [{ kind: "paragraph", pieces: [{ kind: "text", text }] }];
const page = {
  ...getSample("/hostel"),
  address: "/swimming-pool",
  replaces: "",
  title: "Swimming Pool",
  group: "Facilities",
  lead: "Since {founded}.",
  description: "The pool of {school}.",
  picture: "",
  body: words("The pool is heated by quixotic <b>pumps</b>."),
};

const { parts, broken } = readSchool({
  pages: {
    list: [
      page,
      { ...getSample("/about"), title: "Who we are", body: words("Written by the office.") },
      { ...getSample("/environmental"), address: "/green" },
      { ...getSample("/values"), isHidden: true },
      { ...page, address: "/broken-page", body: [{ kind: "html", html: "<b>" }] },
    ],
    moved: [{ from: "/pool", to: "/swimming-pool" }],
  },
});
const school = parts;
const { read, render, search } = startSearch({}, parts);
const content = {
  list: async () => ({ state: "good", value: [], version: "", day: "" }),
} as unknown as Content; // Only lists are used.

const files = createGeneratedFiles({
  content,
  clock: { now: () => new Date(), today: () => "2026-11-20" },
  origin: "https://www.sgc.example",
});
const origin = await serveSteps([canonicalAddress, files], () => school);

const toText = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("renders an added page with title, breadcrumb and text, finds it, lists it in the sitemap, and runs no script", async () => {
  const html = await read("/swimming-pool");
  expect(html).toContain("<title>Swimming Pool · SGC</title>");
  expect(html).toContain('name="description" content="The pool of SGC."');
  expect(html).toContain("heated by quixotic &lt;b&gt;pumps&lt;/b&gt;.");
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(toText(html)).toMatch(/Home Facilities Swimming Pool/);
  expect(html).toContain('<a href="/swimming-pool" aria-current="page">');
  expect(toText(html)).toContain("Since 1853.");
  const { groups } = await search("quixotic");
  expect(groups[0]?.hits[0]?.href).toBe("/swimming-pool");
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toContain("/swimming-pool</loc>");
});

test("shows the text and title from the CMS on an edited page, and the sample text on others", async () => {
  const about = await read("/about");
  expect(toText(about)).toContain("Written by the office.");
  expect(about).toContain("<title>Who we are · SGC</title>");
  expect(about).not.toContain("The school was founded in");
  expect(toText(await read("/philosophy"))).toContain("Admission is on academic merit only.");
});

test("treats a hidden page as unknown, without links to it", async () => {
  const findKey = createFindPageKey(content, () => school);
  expect(await findKey("/values", new URLSearchParams())).toBe(NOT_FOUND_PATH);
  expect(await read("/about")).not.toContain('href="/values"');
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain("/values<");
});

test("redirects a former address permanently to the new one, with its query", async () => {
  const get = (path: string) => fetch(origin + path, { redirect: "manual" });
  for (const [old, now] of [
    ["/pool?a=1", "/swimming-pool?a=1"],
    ["/environmental", "/green"],
    ["/Environmental/", "/green"],
    ["/Swimming-Pool", "/swimming-pool"],
  ] as const) {
    const response = await get(old);
    expect([response.status, response.headers.get("location")], old).toEqual([301, now]);
  }
  expect((await get("/green")).status).toBe(PASSED);
  expect(toText(await read("/green"))).toContain("Green Campus");
  expect(await read("/about")).toContain('href="/green"');
});

test("drops an invalid page and reports it", async () => {
  expect(broken).toHaveLength(1);
  expect(broken[0]?.reason).toContain("/broken-page");
  const findKey = createFindPageKey(content, () => school);
  expect(await findKey("/broken-page", new URLSearchParams())).toBe(NOT_FOUND_PATH);
});

test("previews a draft as if it were published, at its future address", async () => {
  const draft = { ...getSample("/values"), address: "/our-values", title: "Six values" };
  const shown = withDraft(
    { ...content, school: () => parts },
    { lists: [], page: draft.address, item: {}, textPage: draft, adminOrigins: [] },
  );
  const renderPreview = async (path: string) =>
    (await render(new Request(`https://www.sgc.example${path}`), undefined, shown)).response.text();
  expect(await renderPreview("/our-values")).toContain("<title>Six values · SGC</title>");
  expect(toText(await renderPreview("/about"))).toContain("Written by the office.");
  expect(await read("/our-values")).not.toContain("Six values");
});
