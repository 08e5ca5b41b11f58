import { expect, test } from "vitest";
import { readRow } from "./check-row.ts";

const table = {
  name: "news",
  columns: {
    id: { name: "id", type: "serial" },
    title: { name: "title", type: "varchar" },
    isShown: { name: "is_shown", type: "boolean" },
    body: { name: "body", type: "jsonb" },
    updatedAt: { name: "updated_at", type: "timestamp" },
  },
};

const row = {
  id: 7,
  title: "New hall",
  isShown: true,
  body: [{ text: "x" }],
  updatedAt: "2026-11-20T04:30:00.000Z",
};

test("A620 a row that fits its table is taken as it is", () => {
  expect(readRow(JSON.stringify(row), table)).toEqual(row);
  expect(readRow('{"id":1,"title":null}', table)).toEqual({ id: 1, title: null });
});

test.each([
  ["no row", "[1]"],
  ["no JSON", "{"],
  ["nothing", "null"],
  ["an unknown column", '{"id":1,"role":"admin"}'],
  ["a name of the language itself", '{"constructor":"x"}'],
  ["a number as text", '{"id":"1 OR 1=1"}'],
  ["a text as number", '{"title":7}'],
  ["a moment that is none", '{"updatedAt":"yesterday"}'],
  ["a tick that is none", '{"isShown":"yes"}'],
  ["a row without end", JSON.stringify({ title: "x".repeat(9_000_000) })],
])("A620 %s is refused", (_, line) => {
  expect(() => readRow(line, table)).toThrow(/Nothing was changed/);
});
