import { expect, test } from "vitest";
import { anonymizeAddress } from "./log-options.ts";
import { getRequestId } from "./request-id.ts";

test("shortens an address to its network and replaces other text by unknown", () => {
  expect(anonymizeAddress("203.0.113.77")).toBe("203.0.113.0/24");
  expect(anonymizeAddress("::ffff:203.0.113.77")).toBe("203.0.113.0/24");
  expect(anonymizeAddress("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1::/48");
  for (const text of ["", "parent@home.example", "<b>1.2.3.4</b>"])
    expect(anonymizeAddress(text)).toBe("unknown");
});

test("returns the request's valid id, or creates one once per request", () => {
  expect(getRequestId({ headers: { "x-request-id": "4bf92f35-77b3" } })).toBe("4bf92f35-77b3");
  const request = { headers: { "x-request-id": "two\nlines of a log" } };
  const id = getRequestId(request);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(getRequestId(request)).toBe(id);
  expect(getRequestId({ headers: {} })).not.toBe(id);
});
