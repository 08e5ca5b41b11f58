import { ConfigError } from "@manor/server-kit/settings";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("uses port 3000 and a CMS on port 4000 by default", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    contentApiUrl: "http://127.0.0.1:4000",
    school: "SGSM",
    messages: { perAddress: 20, perNetwork: 100 },
    trustProxy: false,
    fixedNow: undefined,
  });
});

test("derives the CMS's address from CMS_PORT unless CONTENT_API_URL is set", () => {
  expect(readConfig({ CMS_PORT: "4010" }).contentApiUrl).toBe("http://127.0.0.1:4010");
  expect(readConfig({ CONTENT_API_URL: "https://cms.example/" }).contentApiUrl).toBe(
    "https://cms.example",
  );
});

test("SITE_NOW fixes the clock [A19]", () => {
  expect(readConfig({ SITE_NOW: "2026-11-20T10:00:00+05:30" }).fixedNow?.toISOString()).toBe(
    "2026-11-20T04:30:00.000Z",
  );
});

test.each([
  ["PORT", "eighty", "a port number"],
  ["PORT", "70000", "a port number"],
  ["CONTENT_API_URL", "ftp://cms", "an http or https address"],
  ["MESSAGES_PER_ADDRESS", "0", "from 1 to 10000"],
  ["MESSAGES_PER_NETWORK", "many", "from 1 to 10000"],
  ["PAGES_PER_ADDRESS", "0", "from 1 to 10000"],
  ["SITE_PROCESSES", "2", "start a second site"],
  ["SITE_ADDRESS", "everywhere", "an IP address of this machine"],
  ["LOG_LEVEL", "loud", "silent, error"],
])("throws a ConfigError with the allowed values for %s = %s", (name, value, allowed) => {
  const start = () => readConfig({ [name]: value });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(`${name} is "${value}"`);
  expect(start).toThrow(allowed);
});

test("states that CONTENT_API_URL is set instead of its former name [A8]", () => {
  const start = () => readConfig({ CONTENT_HOST_URL: "https://cms.example" });
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(
    "CONTENT_HOST_URL is called CONTENT_API_URL now, so the site does not start. Set CONTENT_API_URL instead.",
  );
});

test("throws for a secret that is too short without printing it", () => {
  expect(() => readConfig({ CONTENT_API_TOKEN: "guessed" })).toThrow(
    /CONTENT_API_TOKEN(?!.*guessed).*32 to 200/,
  );
});
