import { expect, test } from "vitest";
import { trustedOrigins } from "./trusted-origins.ts";

test("on this machine the admin panel may be opened under both of its names", () => {
  expect(trustedOrigins("http://127.0.0.1:4000")).toEqual([
    "http://127.0.0.1:4000",
    "http://localhost:4000",
  ]);
});

test("a real address is the only one that is trusted", () => {
  expect(trustedOrigins("https://cms.sgc.example")).toEqual(["https://cms.sgc.example"]);
});
