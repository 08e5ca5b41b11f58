import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptySchool } from "./empty-school.ts";
import { readSchool } from "./read-school.ts";
import { type School, type SchoolPart, schoolParts } from "./school.ts";

const names = Object.keys(schoolParts) as SchoolPart[];

/** Different from the empty school in each part that the tests look at. */
const last: School = {
  ...emptySchool,
  identity: { ...emptySchool.identity, name: "Lakeside", founded: 1901 },
  numbers: { ...emptySchool.numbers, students: 12 },
};
const page = {
  address: "/pool",
  title: "Pool",
  group: "",
  lead: "",
  description: "",
  picture: "",
  caption: "",
  figures: [],
  body: [],
};

test("accepts the empty school as a CMS response", () => {
  const json = JSON.parse(JSON.stringify(emptySchool));
  expect(readSchool(json)).toEqual({ school: emptySchool, invalid: [] });
});

test("names invalid parts, and takes those of the last school and no others", () => {
  fc.assert(
    fc.property(fc.subarray(names), fc.jsonValue(), (hit, rubbish) => {
      const json = structuredClone<Record<string, unknown>>(emptySchool);
      for (const part of hit) json[part] = { ...emptySchool[part], ...brokenBy(part, rubbish) };
      const { school, invalid } = readSchool(json, last);
      expect(invalid.map(({ part }) => part).sort()).toEqual([...hit].sort());
      for (const part of names)
        expect(school[part]).toEqual((hit.includes(part) ? last : emptySchool)[part]);
    }),
    { numRuns: 200 },
  );
});

test("a part that is absent or null is empty, also after a school that had it", () => {
  const { identity } = last;
  const read = readSchool({ identity, numbers: null }, last);
  expect(read).toEqual({ school: { ...emptySchool, identity }, invalid: [] });
});

test("leaves out an invalid text page and names it", () => {
  const { school, invalid } = readSchool({
    pages: {
      list: [page, { ...page, address: "/a pool" }, { ...page, body: [{ kind: "part" }] }],
      moved: [],
    },
  });
  expect(school.pages.list).toEqual([page]);
  expect(invalid.map(({ reason }) => reason.split(":")[0])).toEqual(["/a pool", "/pool"]);
});

/** The first field of a part with an invalid value. */
function brokenBy(part: SchoolPart, rubbish: unknown): object {
  const [field = ""] = Object.keys(schoolParts[part].shape);
  return { [field]: { rubbish } };
}

test("never throws for any JSON and returns a complete school", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(Object.keys(readSchool(json).school).sort()).toEqual([...names].sort());
    }),
    { numRuns: 500 },
  );
});

describe("rejects", () => {
  const { links, admission, callTimings, identity } = emptySchool;
  test.each([
    ["an address that runs a script", { links: { ...links, login: "javascript:alert(1)" } }],
    ["an address of another protocol", { links: { ...links, registration: "//evil.example" } }],
    ["a frame without encryption", { links: { ...links, socialEmbed: "http://a.example/" } }],
    ["a blank name", { identity: { ...identity, name: "  " } }],
    [
      "an invalid telephone number",
      { identity: { ...identity, phones: { office: "ask", admissions: "" } } },
    ],
    ["an unknown fact", { admission: { ...admission, documents: ["a form for {unknown}"] } }],
    [
      "an invalid date",
      { admission: { ...admission, entranceTest: { ...admission.entranceTest, until: "soon" } } },
    ],
    [
      "a text that contains itself",
      {
        admission: {
          ...admission,
          entranceTest: { ...admission.entranceTest, sentence: "{entranceTest}" },
        },
      },
    ],
    [
      "an unreadable time",
      { callTimings: { ...callTimings, rows: [{ classes: "X", time: "late" }] } },
    ],
    [
      "a picture of another site",
      { tiles: { title: "T", tiles: [{ name: "A", href: "", picture: "https://x.example/a" }] } },
    ],
    [
      "an unknown placeholder for an address",
      { menu: { groups: [], quickLinks: [{ label: "A", href: "{nowhere}" }] } },
    ],
  ])("%s", (_, json) => {
    const { school, invalid } = readSchool(json);
    expect(school).toEqual(emptySchool);
    expect(invalid.map(({ part }) => part)).toEqual(Object.keys(json));
  });
});

test("hides birthdays when their setting is invalid", () => {
  const settings = { ...emptySchool.settings, birthdays: "everybody", formType: "XY" };
  expect(readSchool({ settings }).school.settings).toEqual({ ...settings, birthdays: "off" });
});

test("a banner of an older CMS has neither a sentence nor actions", () => {
  const { slides } = emptySchool.banner;
  const { school, invalid } = readSchool({ banner: { slides } });
  expect(invalid).toEqual([]);
  expect(school.banner).toEqual({ introduction: "", actions: [], slides });
});

test("a banner has at most two actions, and a sentence with known facts only", () => {
  const action = { label: "Visit us", href: "/contact" };
  for (const part of [
    { actions: [action, action, action] },
    { actions: [{ ...action, href: "javascript:alert(1)" }] },
    { introduction: "A school since {invented}." },
  ])
    expect(readSchool({ banner: { ...emptySchool.banner, ...part } }).invalid).toEqual([
      { part: "banner", reason: expect.any(String) },
    ]);
});
