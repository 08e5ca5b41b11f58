import { defaultSchool } from "@manor/content-api/default-school";
import { schoolParts } from "@manor/content-api/school";
import type { Field } from "payload";
import { expect, test } from "vitest";
import { schoolGlobals } from "./school-globals.ts";

/** The default values of a global. */
function getDefaultForm(fields: readonly Field[]): Record<string, unknown> {
  return Object.assign(
    {},
    ...fields.map((field) => {
      if (field.type === "row") return getDefaultForm(field.fields);
      if (field.type === "group" && "name" in field)
        return { [String(field.name)]: getDefaultForm(field.fields) };
      return "name" in field && "defaultValue" in field
        ? { [String(field.name)]: field.defaultValue }
        : {};
    }),
  );
}

test.each(schoolGlobals.map((global) => [String(global.config.label), global] as const))(
  "“%s” starts with the sample, and saving it unchanged changes nothing",
  (_, { part, config, toPart }) => {
    expect(toPart(getDefaultForm(config.fields), () => undefined)).toEqual(defaultSchool[part]);
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
