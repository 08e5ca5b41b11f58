import fc from "fast-check";
import { expect, test } from "vitest";
import { listCalls } from "./calls.ts";
import { Album, Event, News } from "./entities.ts";
import { readList, readOne } from "./fields.ts";

test("reads a bare array and a wrapped one with the same result", () => {
  const items = [{ _id: "1", title: "Sports day" }];
  const bare = readList(items, News);
  expect(bare?.items[0]?.title).toBe("Sports day");
  for (const wrapped of [{ data: items }, { docs: items }, { count: 1, list: items }]) {
    expect(readList(wrapped, News)).toEqual(bare);
  }
});

test("returns undefined without a list", () => {
  for (const json of [null, 7, "x", {}, { message: "sorry" }])
    expect(readList(json, News)).toBeUndefined();
});

test("drops and counts malformed records and returns the others", () => {
  const read = readList([null, 3, "x", [], { title: "Good" }], Event);
  expect(read?.items.map((event) => event.title)).toEqual(["Good"]);
  expect(read?.dropped).toBe(4);
});

test("F7 removes directional controls and characters that cannot be stored", () => {
  const odd = "\u202eFees\u2066 \0due\ud800 ";
  const [event] = readList([{ _id: odd, title: odd, attachments: [odd] }], Event)?.items ?? [];
  expect([event?._id, event?.title, event?.attachments]).toEqual([
    "Fees due\ufffd",
    "Fees due\ufffd",
    ["Fees due\ufffd"],
  ]);
});

test("reads numbers as text, missing fields as empty, and drops unknown fields", () => {
  const [event] = readList([{ _id: 12, title: 7, time: null, secret: "x" }], Event)?.items ?? [];
  expect(event).toEqual({
    _id: "12",
    title: "7",
    venue: "",
    date: "",
    time: "",
    description: "",
    images: [],
    attachments: [],
    category: "",
  });
});

test("drops blank attachments and reads a single one as a list", () => {
  const read = readList([{ attachments: ["a.pdf", " ", null, 5] }, { attachments: "b.pdf" }], News);
  expect(read?.items.map((news) => news.attachments)).toEqual([["a.pdf", "5"], ["b.pdf"]]);
});

test("reads an album that is bare, wrapped or in an array", () => {
  const album = { _id: "a1", title: "Snow", attachments: ["p1"] };
  for (const json of [album, { data: album }, [album]]) {
    expect(readOne(json, Album, "attachments")?._id).toBe("a1");
  }
  for (const json of [null, [], {}, { message: "no" }, "x"]) {
    expect(readOne(json, Album, "attachments")).toBeUndefined();
  }
});

test("never throws for malicious JSON and always returns the types of the content API", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.values(listCalls)), (json, call) => {
      const read = readList<object>(json, call.item as never);
      for (const item of read?.items ?? []) {
        for (const value of Object.values(item)) {
          const isText = typeof value === "string" && value.isWellFormed();
          const isList = Array.isArray(value) && value.every((entry) => entry.trim() !== "");
          expect(isText || isList).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("ignores __proto__ in a record", () => {
  const json = JSON.parse('[{"__proto__":{"polluted":true},"title":"x"}]');
  readList(json, News);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});
