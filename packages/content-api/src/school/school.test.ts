import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultSchool } from "./default/default-school.ts";
import { readSchool, type SchoolPart, schoolParts } from "./school.ts";

const names = Object.keys(schoolParts) as SchoolPart[];

test("the sample school is one that a host could send", () => {
  expect(readSchool(JSON.parse(JSON.stringify(defaultSchool)))).toEqual({
    parts: defaultSchool,
    broken: [],
  });
});

test("whichever parts are broken, those are left out and named, and all others stand", () => {
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

/** The first field of a part, as something that it can never be. */
function brokenBy(part: SchoolPart, rubbish: unknown): object {
  const [field = ""] = Object.keys(schoolParts[part].shape);
  return { [field]: { rubbish } };
}

test("no answer whatever makes the reader throw, and what it reads holds nothing unread", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const { parts } = readSchool(json);
      expect(Object.keys(parts).every((part) => names.includes(part as SchoolPart))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe("what a part may not hold", () => {
  const { links, admission, callTimings, identity } = defaultSchool;
  test.each([
    ["an address that runs a script", { links: { ...links, login: "javascript:alert(1)" } }],
    ["an address of another protocol", { links: { ...links, registration: "//evil.example" } }],
    ["a frame without encryption", { links: { ...links, socialEmbed: "http://a.example/" } }],
    ["a name of nothing", { identity: { ...identity, name: "  " } }],
    [
      "no way to telephone",
      { identity: { ...identity, phones: { office: "ask", admissions: "" } } },
    ],
    [
      "a fact that there is not",
      { admission: { ...admission, documents: ["a form for {nobody}"] } },
    ],
    [
      "a day that there is not",
      { admission: { ...admission, entranceTest: { ...admission.entranceTest, until: "soon" } } },
    ],
    [
      "a sentence that names itself",
      {
        admission: {
          ...admission,
          entranceTest: { ...admission.entranceTest, sentence: "{entranceTest}" },
        },
      },
    ],
    [
      "a time that nobody can read",
      { callTimings: { ...callTimings, rows: [{ classes: "X", time: "late" }] } },
    ],
    [
      "a picture from elsewhere",
      { tiles: { title: "T", tiles: [{ name: "A", href: "", picture: "https://x.example/a" }] } },
    ],
    [
      "an address by a name that there is not",
      { menu: { groups: [], quickLinks: [{ label: "A", href: "{nowhere}" }] } },
    ],
  ])("%s", (_, json) => {
    const { parts, broken } = readSchool(json);
    expect(parts).toEqual({});
    expect(broken.map(({ part }) => part)).toEqual(Object.keys(json));
  });
});

test("a setting of birthdays that cannot be read shows nobody", () => {
  const { settings } = defaultSchool;
  const { parts } = readSchool({ settings: { ...settings, birthdays: "everybody" } });
  expect(parts.settings).toEqual({ ...settings, birthdays: "off" });
});
