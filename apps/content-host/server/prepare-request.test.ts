import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { prepareRequest } from "./prepare-request.ts";

afterEach(() => {
  globalThis.websitesOfSchools = undefined;
});

test("the policy names the origins of the schools' websites, and nothing else that a school has stored", () => {
  globalThis.websitesOfSchools = [
    "https://www.sgc.example",
    "https://a;script-src *",
    "https://b\n.example",
    "https://c, d",
  ];
  const headers: Record<string, string> = {};
  const request = { url: "/admin", headers: {}, socket: {} } as unknown as IncomingMessage;
  const setHeader = (name: string, value: string) => {
    headers[name] = value;
  };
  const response = { setHeader } as unknown as ServerResponse;
  prepareRequest(request, response, readConfig({}, "/tmp/none"));
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("; frame-src 'self' https://www.sgc.example;");
  expect(policy.match(/script-src/g)).toHaveLength(1);
  expect(policy).not.toMatch(/\n|a;script|https:\/\/[bc]/);
});
