import { expect, test } from "vitest";
import { shortAddress } from "./log-shape.ts";
import { requestIdOf } from "./request-id.ts";

test("an address stands in a log as its network alone, and what is none as nothing of it", () => {
  expect(shortAddress("203.0.113.77")).toBe("203.0.113.0/24");
  expect(shortAddress("::ffff:203.0.113.77")).toBe("203.0.113.0/24");
  expect(shortAddress("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1::/48");
  for (const text of ["", "parent@home.example", "<b>1.2.3.4</b>"])
    expect(shortAddress(text)).toBe("unknown");
});

test("a request keeps the id that it came with, if it is one, and else the one that it got", () => {
  expect(requestIdOf({ headers: { "x-request-id": "4bf92f35-77b3" } })).toBe("4bf92f35-77b3");
  const request = { headers: { "x-request-id": "two\nlines of a log" } };
  const id = requestIdOf(request);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(requestIdOf(request)).toBe(id);
  expect(requestIdOf({ headers: {} })).not.toBe(id);
});
