import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { albumPath, listCalls, schoolPath } from "./calls.ts";
import { createClient } from "./client.ts";
import { News } from "./entities.ts";
import { inLanguage } from "./languages.ts";
import { emptySchool } from "./school/empty-school.ts";
import { readSchool } from "./school/read-school.ts";

test("asks for a further language by a parameter, and for English without one", () => {
  expect(listCalls.allNews.path("SGSM", "hi")).toBe("/api/news/all/SGSM?lang=hi");
  expect(listCalls.allNews.path("SGSM", "en")).toBe("/api/news/all/SGSM");
  expect(albumPath("a&b", "hi")).toBe("/api/subGallery?id=a%26b&lang=hi");
  expect(schoolPath("SGSM", "hi")).toBe("/api/site/SGSM?lang=hi");
  expect(inLanguage("/api/news", "h i")).toBe("/api/news?lang=h%20i");
});

test("the client requests lists, albums and the school in a language", async () => {
  const requested: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    requested.push(url);
    response.end(url?.includes("subGallery") ? '{"title":"Snow"}' : "[]");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, school: "SGSM" });
  await client.list("news", { lang: "hi" });
  await client.album("7", { lang: "hi" });
  await client.school({ lang: "hi" });
  server.closeAllConnections();
  server.close();
  expect(requested).toEqual([
    "/api/news/SGSM?lang=hi",
    "/api/subGallery?id=7&lang=hi",
    "/api/site/SGSM?lang=hi",
  ]);
});

test("a record has a language and a day only if the CMS sends them", () => {
  expect(Object.keys(News.parse({ title: "Snow" }))).not.toContain("lang");
  expect(Object.keys(News.parse({ title: "Snow" }))).not.toContain("translatedOn");
  expect(News.parse({ lang: "hi", translatedOn: "2026-03-03" })).toMatchObject({
    lang: "hi",
    translatedOn: "2026-03-03",
  });
  expect(News.parse({ translatedOn: "soon" }).translatedOn).toBeUndefined();
});

test("reads the languages of the school, and what of an answer stayed in English", () => {
  const languages = [{ code: "hi", name: "हिन्दी" }];
  const { school, invalid } = readSchool({
    languages,
    lang: "hi",
    untranslated: ["fees", "nothing", 7],
    translatedOn: { timeline: "2026-03-03", fees: "soon", nothing: "2026-03-03" },
  });
  expect(invalid).toEqual([]);
  expect(school).toEqual({
    ...emptySchool,
    languages,
    lang: "hi",
    untranslated: ["fees"],
    translatedOn: { timeline: "2026-03-03" },
  });
});

test.each([
  [undefined],
  [[]],
  ["hi"],
  [[{ code: "../x", name: "X" }]],
  [[{ code: "hi", name: "" }]],
])("is in English only with the languages %j", (languages) => {
  expect(Object.keys(readSchool({ languages }).school)).not.toContain("languages");
});

test("preserves the language of each text page", () => {
  const page = {
    address: "/pool",
    title: "तरणताल",
    group: "",
    lead: "",
    description: "",
    picture: "",
    caption: "",
    figures: [],
    body: [],
    lang: "hi",
    translatedOn: "2026-03-03",
  };
  expect(readSchool({ pages: { list: [page], moved: [] } }).school.pages.list).toEqual([page]);
});
