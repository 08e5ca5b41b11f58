import { type IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readConfig } from "../src/read-config.ts";
import { createApiAuth } from "./request-handler.ts";

const token = "token-of-the-data-folder-0123456789abcdef";

/** Whether a CMS with these settings accepts a request with these headers from this network address. */
function accepts(
  settings: Record<string, string>,
  headers: IncomingHttpHeaders = { host: "127.0.0.1:4000" },
  address = "127.0.0.1",
): boolean {
  const config = readConfig(settings, "/data");
  const request = new IncomingMessage(
    Object.defineProperty(new Socket(), "remoteAddress", { value: address }),
  );
  Object.assign(request.headers, headers);
  return createApiAuth(config, config.token ?? token)(request);
}

const elsewhere: Record<string, string>[] = [
  { CMS_ADDRESS: "0.0.0.0" },
  { CMS_ADDRESS: "192.168.1.7" },
  { CMS_URL: "https://cms.sgc.example" },
  { TRUST_PROXY: "on" },
  { CONTENT_API_TOKEN: "given-by-the-environment-0123456789" },
];

test.each(elsewhere)(
  "requires the token when the CMS can be reached from other machines: %o",
  (settings) => {
    expect(accepts(settings)).toBe(false);
    const shown = settings["CONTENT_API_TOKEN"] ?? token;
    expect(accepts(settings, { host: "content", "x-cms-token": shown }, "10.0.0.9")).toBe(true);
  },
);

test("answers the website without a token on one machine when none is set", () => {
  for (const host of ["127.0.0.1:4000", "localhost:4000", "[::1]:4000"])
    expect(accepts({}, { host })).toBe(true);
});

test.each([
  ["from another machine", { host: "127.0.0.1" }, "192.168.1.20"],
  ["past a proxy", { host: "127.0.0.1", "x-forwarded-for": "203.0.113.7" }, "127.0.0.1"],
  [
    "past a proxy that does not name the client",
    { host: "127.0.0.1", via: "1.1 proxy" },
    "127.0.0.1",
  ],
  ["by a foreign name that resolves to this machine", { host: "evil.example" }, "127.0.0.1"],
  ["by a name that begins like ours", { host: "127.0.0.1.evil.example" }, "127.0.0.1"],
  ["by no name", {}, "127.0.0.1"],
])("rejects %s", (_, headers, address) => {
  expect(accepts({}, headers, address)).toBe(false);
});

test("rejects another token, also from this machine", () => {
  fc.assert(
    fc.property(fc.string(), (shown) => {
      expect(accepts({}, { host: "127.0.0.1", "x-cms-token": shown })).toBe(false);
    }),
  );
});
