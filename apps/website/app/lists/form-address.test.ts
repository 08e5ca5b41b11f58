import { expect, test } from "vitest";
import { toQuery } from "../enhancements/form-address.ts";
import { readListQuery, writeListQuery } from "./list-view.ts";

test("writes a filter state in its shortest form", () => {
  expect(
    toQuery([
      ["year", "2026"],
      ["month", "all"],
      ["q", "  "],
    ]),
  ).toBe("year=2026");
  expect(
    toQuery([
      ["year", "all"],
      ["month", "3"],
      ["q", " sports day "],
    ]),
  ).toBe("year=all&month=3&q=sports+day");
});

test("writes the same address in the browser as on the server, so that both share a cached page", () => {
  const written = toQuery([
    ["year", "2026"],
    ["month", "3"],
    ["q", "खेल & café"],
  ]);
  expect(`?${written}`).toBe(writeListQuery({ year: 2026, month: 3, search: "खेल & café" }));
  expect(readListQuery({ url: `https://site.invalid/?${written}` }).q).toBe("खेल & café");
});
