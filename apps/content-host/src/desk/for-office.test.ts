import { expect, test } from "vitest";
import { events } from "../collections/events.ts";
import { forOffice } from "./for-office.ts";

test("a list is searched in all the words of its records, and says whether visitors find them", () => {
  const { admin } = forOffice(events);
  expect(admin?.listSearchableFields).toEqual(["title", "time", "venue", "description"]);
  expect(admin?.defaultColumns).toEqual(["title", "date", "category", "standing"]);
});
