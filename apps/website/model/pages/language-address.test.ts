import { expect, test } from "vitest";
import { sampleSchool } from "../school/test-school.ts";
import { addPrefix } from "../texts/languages.ts";
import { listAlternates } from "./alternates.ts";
import { findLanguageLink, splitLanguage } from "./language-address.ts";

const [translated, untranslated] = sampleSchool.pages.list.map(({ address }) => address);
const hindi = {
  ...sampleSchool,
  lang: "hi",
  source: sampleSchool,
  pages: {
    ...sampleSchool.pages,
    list: sampleSchool.pages.list.map((page, at) => ({ ...page, lang: at === 0 ? "hi" : "en" })),
  },
};

test.each([
  ["/hi", "hi", "/"],
  ["/HI/", "hi", "/"],
  ["/hi/Events?year=2026", "hi", "/Events?year=2026"],
  ["/hi?month=2026-01", "hi", "/?month=2026-01"],
  ["/hill", "en", "/hill"],
  ["/Events", "en", "/Events"],
])("reads the language of %s", (address, language, rest) => {
  expect(splitLanguage(address)).toEqual({ language, rest });
});

test.each([
  ["/", "/hi"],
  ["/?month=2026-01#calendar", "/hi?month=2026-01#calendar"],
  ["/#calendar", "/hi#calendar"],
  ["/Events", "/hi/Events"],
])("writes the address of %s in Hindi", (address, inHindi) => {
  expect(addPrefix("hi", address)).toBe(inHindi);
  expect(addPrefix("en", address)).toBe(address);
});

test("a link stays in the language where its target exists", () => {
  const link = (href = "") => findLanguageLink(hindi, href);
  expect(link("/Events")).toEqual({ href: "/hi/Events", language: "hi" });
  expect(link(translated)).toEqual({ href: `/hi${translated}`, language: "hi" });
  expect(link(`${untranslated}#more`)).toEqual({ href: `${untranslated}#more`, language: "en" });
  for (const href of ["/documents/fees.pdf", "https://elsewhere.example/", "tel:1", "#top"])
    expect(link(href)).toEqual({ href, language: "hi" });
  expect(findLanguageLink(sampleSchool, "/Events")).toEqual({ href: "/Events", language: "en" });
});

test("a page has alternates only where its translation is shown", () => {
  const list = (address = "") => listAlternates(() => hindi, address).map(({ href }) => href);
  expect(list("/Events?year=2026")).toEqual(["/Events?year=2026", "/hi/Events?year=2026"]);
  expect(list(translated)).toEqual([translated, `/hi${translated}`]);
  expect(list(untranslated)).toEqual([]);
  expect(list("/nowhere")).toEqual([]);
  expect(listAlternates(() => undefined, "/Events")).toEqual([]);
});
