import { listCalls } from "@manor/contract";
import { expect, test } from "vitest";
import { findCall } from "./find-call.ts";
import { isSameSite } from "./same-site.ts";

test("A288 A289 A290 A293 A294 A295 every list call is found under its path, in any letter case", () => {
  for (const [name, call] of Object.entries(listCalls)) {
    const path = call.path("SGSM");
    expect(findCall(path)).toEqual({ kind: "list", name, school: "SGSM" });
    expect(findCall(path.toUpperCase())).toMatchObject({ kind: "list", name });
  }
});

test("A291 A296 albums and forms are found, and nothing else is a call", () => {
  expect(findCall("/api/subgallery")).toEqual({ kind: "album" });
  expect(findCall("/api/form/SGSM/CF")).toEqual({ kind: "form", school: "SGSM", formType: "CF" });
  for (const path of [
    "/api/",
    "/api/events",
    "/api/users/SGSM",
    "/api/form/SGSM",
    "/api/news/all/x/y",
  ]) {
    expect(findCall(path), path).toBeUndefined();
  }
});

const request = (headers: Record<string, string>) =>
  ({ headers: { host: "sgc.example", ...headers } }) as never;

test("a form is only taken from this site's own pages", () => {
  expect(
    isSameSite(request({ origin: "https://sgc.example", "sec-fetch-site": "same-origin" })),
  ).toBe(true);
  expect(isSameSite(request({}))).toBe(true);
  expect(isSameSite(request({ origin: "https://elsewhere.example" }))).toBe(false);
  expect(isSameSite(request({ "sec-fetch-site": "cross-site" }))).toBe(false);
  expect(isSameSite(request({ origin: "null" }))).toBe(false);
});
