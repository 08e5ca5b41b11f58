import { listCalls } from "@manor/content-api";
import { expect, test } from "vitest";
import { findCall } from "./api.ts";

test("finds every list call by its case-insensitive path [A288, A289, A290, A292, A293, A294, A295]", () => {
  for (const [name, { path }] of Object.entries(listCalls)) {
    expect(findCall(path("SGSM"))).toEqual({ kind: "list", name, school: "SGSM" });
    expect(findCall(path("SGSM").toUpperCase())).toMatchObject({ kind: "list", name });
  }
});

test("finds albums and forms, and returns undefined for other paths [A291, A296]", () => {
  expect(findCall("/api/subgallery")).toEqual({ kind: "album" });
  expect(findCall("/api/form/SGSM/CF")).toEqual({ kind: "form", school: "SGSM", formType: "CF" });
  for (const path of [
    "/api/",
    "/api/events",
    "/api/users/SGSM",
    "/api/form/SGSM",
    "/api/form/SGSM/..",
    "/api/form/SGSM/C%2FF",
    "/api/form/SGSM/a-name-of-more-than-20-characters",
    "/api/news/all/x/y",
  ]) {
    expect(findCall(path), path).toBeUndefined();
  }
});
