import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { readConfig } from "../src/read-config.ts";
import { setSecurityHeaders } from "./security-headers.ts";

test("the policy lets the admin frame only the website", () => {
  const headers: Record<string, string> = {};
  const request = { url: "/admin", headers: {}, socket: {} } as unknown as IncomingMessage;
  const setHeader = (name: string, value: string) => {
    headers[name] = value;
  };
  const response = { setHeader } as unknown as ServerResponse;
  setSecurityHeaders(
    request,
    response,
    readConfig({ SITE_ORIGIN: "https://www.sgc.example" }, "/tmp/none"),
  );
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("; frame-src 'self' https://www.sgc.example;");
  expect(policy.match(/script-src/g)).toHaveLength(1);
});
