import { expect, test } from "vitest";
import { sortRecords } from "./list-published.ts";

const records = [
  { id: 1, day: "2026-11-20", name: "b" },
  { id: 2, day: null, name: "B" },
  { id: 3, day: "2026-11-21", name: "a" },
  { id: 4, day: "2026-11-20", name: "b" },
];
const ids = (sort: string) => sortRecords(records, sort).map(({ id }) => id);

test("sorts in the same way on every database: newest first, equal dates by id, missing dates last", () => {
  expect(ids("-day")).toEqual([3, 4, 1, 2]);
  expect(ids("day")).toEqual([2, 1, 4, 3]);
  expect(ids("name")).toEqual([2, 3, 1, 4]);
});
