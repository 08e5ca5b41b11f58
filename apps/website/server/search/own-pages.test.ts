import type { AddressInfo } from "node:net";
import sampleTexts from "@manor/content-api/default-text-pages" with { type: "json" };
import { readSchool } from "@manor/content-api/school";
import { textPage } from "@manor/content-api/text-pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schoolOf } from "../../app/for-server.ts";
import type { Content } from "../../content/content.ts";
import { canonicalAddress } from "../canonical-address.ts";
import { createCrawlers } from "../crawlers.ts";
import { createHttpServer } from "../http-server.ts";
import { createFindKey, NOWHERE } from "../pages/known-page.ts";
import { withDraft } from "../preview/shown-draft.ts";
import { startSearch } from "./test-stage.ts";

const sampleOf = (address: string) =>
  textPage.parse(sampleTexts.boys.find((text) => text.address === address));
const words = (text: string) => [{ kind: "paragraph", pieces: [{ kind: "text", text }] }];
const page = {
  ...sampleOf("/hostel"),
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
      { ...sampleOf("/about"), title: "Who we are", body: words("Written by the office.") },
      { ...sampleOf("/environmental"), address: "/green" },
      { ...sampleOf("/values"), isHidden: true },
      { ...page, address: "/broken-page", body: [{ kind: "html", html: "<b>" }] },
    ],
    moved: [{ from: "/pool", to: "/swimming-pool" }],
  },
});
const school = schoolOf(parts);
const { read, render, search } = startSearch({}, parts);
const content = {
  list: async () => ({ state: "good", value: [], version: "", day: "" }),
} as unknown as Content; // Only lists are asked here.

const crawlers = createCrawlers({
  content,
  clock: { now: () => new Date(), today: () => "2026-11-20" },
  origin: "https://www.sgc.example",
});
const server = createHttpServer(
  async (exchange) => {
    if ((await canonicalAddress(exchange)) || (await crawlers(exchange))) return;
    exchange.response.end("here");
  },
  () => school,
);
let origin = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("a page that the office added has all that a page has: title, place, words, search, sitemap, and no script", async () => {
  const html = await read("/swimming-pool");
  expect(html).toContain("<title>Swimming Pool · SGC</title>");
  expect(html).toContain('name="description" content="The pool of SGC."');
  expect(html).toContain("heated by quixotic &lt;b&gt;pumps&lt;/b&gt;.");
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(wordsOf(html)).toMatch(/Home Facilities Swimming Pool/);
  expect(html).toContain('<a href="/swimming-pool" aria-current="page">');
  expect(wordsOf(html)).toContain("Since 1853.");
  const { groups } = await search("quixotic");
  expect(groups[0]?.hits[0]?.href).toBe("/swimming-pool");
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toContain("/swimming-pool</loc>");
});

test("a page of the site map says what the office wrote, under the office's title, and others what they said", async () => {
  const about = await read("/about");
  expect(wordsOf(about)).toContain("Written by the office.");
  expect(about).toContain("<title>Who we are · SGC</title>");
  expect(about).not.toContain("The school was founded in");
  expect(wordsOf(await read("/philosophy"))).toContain("Admission is on academic merit only.");
});

test("a page that is hidden is answered like any address that leads nowhere, and nothing leads to it", async () => {
  const findKey = createFindKey(content, () => school);
  expect(await findKey("/values", new URLSearchParams())).toBe(NOWHERE);
  expect(await read("/about")).not.toContain('href="/values"');
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain("/values<");
});

test("whoever comes to an old address is led to the new one for good, with the query kept", async () => {
  const ask = (path: string) => fetch(origin + path, { redirect: "manual" });
  for (const [old, now] of [
    ["/pool?a=1", "/swimming-pool?a=1"],
    ["/environmental", "/green"],
    ["/Environmental/", "/green"],
    ["/Swimming-Pool", "/swimming-pool"],
  ] as const) {
    const answer = await ask(old);
    expect([answer.status, answer.headers.get("location")], old).toEqual([301, now]);
  }
  expect((await ask("/green")).status).toBe(200);
  expect(wordsOf(await read("/green"))).toContain("Green Campus");
  expect(await read("/about")).toContain('href="/green"');
});

test("a page that cannot be read is nowhere, and is named", async () => {
  expect(broken).toHaveLength(1);
  expect(broken[0]?.reason).toContain("/broken-page");
  const findKey = createFindKey(content, () => school);
  expect(await findKey("/broken-page", new URLSearchParams())).toBe(NOWHERE);
});

test("a page stands beside its form as it would be if it were published, at the address that it would have", async () => {
  const draft = { ...sampleOf("/values"), address: "/our-values", title: "Six values" };
  const shown = withDraft(
    { ...content, school: () => parts },
    { lists: [], page: draft.address, item: {}, textPage: draft, adminOrigins: [] },
  );
  const previewOf = async (path: string) =>
    (await render(new Request(`https://www.sgc.example${path}`), undefined, shown)).response.text();
  expect(await previewOf("/our-values")).toContain("<title>Six values · SGC</title>");
  expect(wordsOf(await previewOf("/about"))).toContain("Written by the office.");
  expect(await read("/our-values")).not.toContain("Six values");
});
