import { expect, test } from "vitest";
import { toRecord, writeRecordsFile } from "../../test/wordpress/records.ts";
import { readRecords } from "./import-record.ts";

test("the event loop runs between two records, so that the database frees what it used for the first", async () => {
  const file = writeRecordsFile([1, 2, 3].map((number) => toRecord({ title: `${number}` })));
  const seen: string[] = [];
  for await (const { title } of readRecords(file)) {
    seen.push(title);
    setImmediate(() => seen.push("turn"));
  }
  expect(seen.slice(0, 5)).toEqual(["1", "turn", "2", "turn", "3"]);
});
