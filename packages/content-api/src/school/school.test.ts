import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultSchool } from "./default/default-school.ts";
import { readSchool, type SchoolPart, schoolParts } from "./school.ts";

const names = Object.keys(schoolParts) as SchoolPart[];

test("accepts the sample school as a CMS response", () => {
  expect(readSchool(JSON.parse(JSON.stringify(defaultSchool)))).toEqual({
    parts: defaultSchool,
    broken: [],
  });
});

test("drops and names invalid parts and returns the others", () => {
  fc.assert(
    fc.property(fc.subarray(names), fc.jsonValue(), (hit, rubbish) => {
      const json = structuredClone<Record<string, unknown>>(defaultSchool);
      for (const part of hit) json[part] = { ...defaultSchool[part], ...brokenBy(part, rubbish) };
      const { parts, broken } = readSchool(json);
      expect(broken.map(({ part }) => part).sort()).toEqual([...hit].sort());
      for (const part of names) {
        expect(parts[part]).toEqual(hit.includes(part) ? undefined : defaultSchool[part]);
      }
    }),
    { numRuns: 200 },
  );
});

/** The first field of a part with an invalid value. */
function brokenBy(part: SchoolPart, rubbish: unknown): object {
  const [field = ""] = Object.keys(schoolParts[part].shape);
  return { [field]: { rubbish } };
}

test("never throws for any JSON and returns only known parts", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const { parts } = readSchool(json);
      expect(Object.keys(parts).every((part) => names.includes(part as SchoolPart))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe("rejects", () => {
  const { links, admission, callTimings, identity } = defaultSchool;
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
    const { parts, broken } = readSchool(json);
    expect(parts).toEqual({});
    expect(broken.map(({ part }) => part)).toEqual(Object.keys(json));
  });
});

test("hides birthdays when their setting is invalid", () => {
  const { settings } = defaultSchool;
  const { parts } = readSchool({ settings: { ...settings, birthdays: "everybody" } });
  expect(parts.settings).toEqual({ ...settings, birthdays: "off" });
});
