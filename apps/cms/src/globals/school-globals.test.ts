import { emptySchool } from "@manor/content-api/empty-school";
import { schoolParts } from "@manor/content-api/school";
import { readSampleSchool } from "@manor/sample-school";
import { expect, test } from "vitest";
import { schoolGlobals } from "./school-globals.ts";

const sample = readSampleSchool();

test.each(schoolGlobals.map((global) => [String(global.config.label), global] as const))(
  "“%s” shows every value of its part, and saving it unchanged changes nothing",
  (_, { part, toPart, toForm }) => {
    for (const school of [sample, emptySchool])
      expect(toPart(toForm(school[part]), () => undefined)).toEqual(school[part]);
  },
);

test("every part of the school has a settings page", () => {
  expect(schoolGlobals.map(({ part }) => part).sort()).toEqual(
    Object.keys(schoolParts)
      // These are collections.
      .filter((part) => !["pages", "complianceDocuments", "staff"].includes(part))
      .sort(),
  );
});
