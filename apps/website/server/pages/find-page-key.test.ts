import { NotFoundError } from "@manor/content-api";
import { expect, test } from "vitest";
import type { Content } from "../../content/content.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { findPageKey, isNotFoundKey, NOT_FOUND_PATH } from "./find-page-key.ts";

const good = <T>(value: T) => ({ state: "good" as const, value, version: "one", day: "" });
const event = { _id: "e (1)", title: "Prize giving", category: "Events", date: "2026-11-12" };
const content = {
  list: async (name: string) => good(name === "events" ? [event] : [{ _id: "n1", title: "Fees" }]),
  album: async (id: string) =>
    id === "a1"
      ? good({ _id: "a1", attachments: ["SGSM/snow-dawn"] })
      : { state: "failed", error: new NotFoundError("/api/subGallery") },
} as unknown as Content; // Only these two are used.

const createFindKey = (source: Content) => (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  return findPageKey(source, sampleSchool, pathname, searchParams);
};
const key = createFindKey(content);

test("returns one key for all unknown addresses", async () => {
  for (const address of ["/nowhere", "/nowhere?x=1", "/Events/none", "/News/none", "/about/x"])
    expect(await key(address), address).toBe(NOT_FOUND_PATH);
});

test("returns one key for all spellings of a record's address", async () => {
  expect(await key("/Events/e%20(1)?x=1")).toBe("/Events/e%20(1)");
  expect(await key("/Events/e%20%281%29")).toBe("/Events/e%20(1)");
  expect(await key("/News/n1")).toBe("/News/n1");
});

test("removes an unknown album or photo", async () => {
  expect(await key("/SubGallery?id=a1&photo=SGSM/snow-dawn")).toBe(
    "/SubGallery?id=a1&photo=SGSM%2Fsnow-dawn",
  );
  expect(await key("/SubGallery?id=a1&photo=invented")).toBe("/SubGallery?id=a1");
  expect(await key("/SubGallery?id=invented&photo=x")).toBe("/SubGallery");
  expect(await key("/subFest?id=")).toBe("/subFest");
});

test("treats every record as known while the content is unknown", async () => {
  const late = async () => ({ state: "late" as const });
  const keyNow = createFindKey({ list: late, album: late } as unknown as Content);
  expect(await keyNow("/Events/e1")).toBe("/Events/e1");
  expect(await keyNow("/SubGallery?id=a1&photo=b")).toBe("/SubGallery?id=a1&photo=b");
});

test("returns one key for any value of the parameter sent", async () => {
  expect(await key("/contact?sent=anything")).toBe("/contact?sent=1");
});

test("returns a share page only for an existing page, without its filters", async () => {
  expect(await key("/share")).toBe("/share");
  expect(await key("/share?of=%2Fabout&x=1")).toBe("/share?of=%2Fabout");
  expect(await key("/share?of=/ABOUT/?q=1")).toBe("/share?of=%2Fabout");
  expect(await key("/share?of=/Events/e%20(1)")).toBe("/share?of=%2FEvents%2Fe%2520(1)");
  const album = encodeURIComponent("/SubGallery?id=a1&photo=SGSM/snow-dawn");
  expect(await key(`/share?of=${album}`)).toBe("/share?of=%2FSubGallery%3Fid%3Da1");
  for (const of of [
    "/nowhere",
    "/Events/none",
    "/TopperX",
    "/search?q=x",
    "/share",
    "//elsewhere.example/about",
    "https://elsewhere.example/about",
    "about",
  ])
    expect(await key(`/share?of=${encodeURIComponent(of)}`), of).toBe(NOT_FOUND_PATH);
});

test("returns a key of its own for a page without a translation, which links to English", async () => {
  const school = {
    ...sampleSchool,
    lang: "hi",
    pages: {
      ...sampleSchool.pages,
      list: sampleSchool.pages.list.map((page) => ({
        ...page,
        lang: page.address === "/about" ? "hi" : "en",
      })),
    },
  };
  const keyIn = (path: string) => findPageKey(content, school, path, new URLSearchParams());
  expect(await keyIn("/about")).toBe("/about");
  expect(await keyIn("/Events")).toBe("/Events");
  expect(await keyIn("/hostel")).toBe(`${NOT_FOUND_PATH}?english=%2Fhostel`);
  expect(await keyIn("/nowhere")).toBe(NOT_FOUND_PATH);
  expect(isNotFoundKey(`/hi${NOT_FOUND_PATH}?english=%2Fhostel`)).toBe(true);
  expect(isNotFoundKey("/hi/about")).toBe(false);
});
