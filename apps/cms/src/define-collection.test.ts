import type { AccessArgs, CollectionConfig } from "payload";
import { expect, test } from "vitest";
import { birthdays } from "./collections/birthdays.ts";
import { events } from "./collections/events.ts";
import { toppers } from "./collections/toppers.ts";
import { defineCollection } from "./define-collection.ts";

test("a list is searched in all the words of its records, and says whether visitors find them", () => {
  const { admin } = defineCollection(events);
  expect(admin?.listSearchableFields).toEqual(["title", "time", "venue", "description"]);
  expect(admin?.defaultColumns).toEqual(["title", "date", "category", "visibility"]);
});

test("a browser keeps the unsaved form of an event, and none of one pupil", () => {
  const keeps = (collection: CollectionConfig) =>
    defineCollection(collection).fields.some(
      (field) => "name" in field && field.name === "draftRecovery",
    );
  expect([events, birthdays, toppers].map(keeps)).toEqual([true, false, false]);
});

test("nobody may do what a collection has no rule for", async () => {
  const { access } = defineCollection({ slug: "notes", fields: [] });
  const asked = { req: { user: { id: 1, role: "admin" } } } as AccessArgs;
  for (const operation of ["read", "create", "update", "delete"] as const)
    expect(await access?.[operation]?.(asked), operation).toBe(false);
});
