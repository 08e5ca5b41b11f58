import type { AccessArgs, CollectionConfig } from "payload";
import { expect, test } from "vitest";
import { birthdays } from "../collections/birthdays/index.ts";
import { events } from "../collections/events/index.ts";
import { toppers } from "../collections/toppers/index.ts";
import { defineCollection } from "./define-collection.ts";

test("adds all text fields to the search of a list, and the visibility to its columns", () => {
  const { admin } = defineCollection({
    ...events,
    fields: [
      { name: "title", type: "text" },
      { name: "date", type: "date" },
      { type: "row", fields: [{ name: "description", type: "textarea" }] },
    ],
  });
  expect(admin?.listSearchableFields).toEqual(["title", "description"]);
  expect(admin?.defaultColumns).toEqual(["title", "date", "category", "visibility"]);
});

test("enables draft recovery for events, but not for pupils", () => {
  const hasDraftRecovery = (collection: CollectionConfig) =>
    defineCollection(collection).fields.some(
      (field) => "name" in field && field.name === "draftRecovery",
    );
  expect([events, birthdays, toppers].map(hasDraftRecovery)).toEqual([true, false, false]);
});

test("denies every operation without an access rule", async () => {
  const { access } = defineCollection({ slug: "notes", fields: [] });
  const asked = { req: { user: { id: 1, role: "admin" } } } as AccessArgs;
  for (const operation of ["read", "create", "update", "delete"] as const)
    expect(await access?.[operation]?.(asked), operation).toBe(false);
});
