import { expect, test } from "vitest";
import { shareRecords } from "./share-records.ts";

const sports = { _id: "1", title: "Sports day", images: ["a.jpg"] };

test("a record that another list holds too is kept once", () => {
  const [shared] = shareRecords([{ ...sports, images: ["a.jpg"] }], [sports]);
  expect(shared).toBe(sports);
});

test("a record that differs in anything stays its own", () => {
  const changed = { ...sports, images: ["a.jpg", "b.jpg"] };
  const unnamed = { _id: "", title: "Sports day" };
  const kept = shareRecords([changed, unnamed], [sports, { ...unnamed }]);
  expect(kept[0]).toBe(changed);
  expect(kept[1]).toBe(unnamed);
});

test("order and number of the records do not change", () => {
  const records = Array.from({ length: 50 }, (_, n) => ({ _id: String(n % 7), n }));
  expect(shareRecords(records, records.toReversed())).toEqual(records);
});
