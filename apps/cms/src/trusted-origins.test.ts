import { expect, test } from "vitest";
import { trustedOrigins } from "./trusted-origins.ts";

test("on this machine the admin may be opened as localhost and 127.0.0.1", () => {
  expect(trustedOrigins("http://127.0.0.1:4000")).toEqual([
    "http://127.0.0.1:4000",
    "http://localhost:4000",
  ]);
});

test("trusts only the configured address otherwise", () => {
  expect(trustedOrigins("https://cms.sgc.example")).toEqual(["https://cms.sgc.example"]);
});
