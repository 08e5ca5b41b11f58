import type { CollectionConfig } from "payload";
import { expect, test } from "vitest";
import { birthdays } from "../collections/birthdays.ts";
import { events } from "../collections/events.ts";
import { toppers } from "../collections/toppers.ts";
import { forOffice } from "./for-office.ts";

test("a list is searched in all the words of its records, and says whether visitors find them", () => {
  const { admin } = forOffice(events);
  expect(admin?.listSearchableFields).toEqual(["title", "time", "venue", "description"]);
  expect(admin?.defaultColumns).toEqual(["title", "date", "category", "standing"]);
});

test("a browser keeps the unsaved form of an event, and none of one pupil", () => {
  const keeps = (collection: CollectionConfig) =>
    forOffice(collection).fields.some((field) => "name" in field && field.name === "keptWords");
  expect([events, birthdays, toppers].map(keeps)).toEqual([true, false, false]);
});
