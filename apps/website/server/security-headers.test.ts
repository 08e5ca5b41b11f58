import { expect, test } from "vitest";
import { securityHeaderList } from "./security-headers.ts";

test("the content policy lets nothing in over an open line, and nothing that is written into a page", () => {
  const policy = Object.fromEntries(securityHeaderList)["content-security-policy"] ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policy).not.toMatch(/http:|unsafe-|\*/);
});
