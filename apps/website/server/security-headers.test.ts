import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

test("the content security policy allows no http: sources, wildcards or inline code", () => {
  const policy = securityHeaders["content-security-policy"];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(policy).not.toMatch(/http:|unsafe-|\*/);
});
