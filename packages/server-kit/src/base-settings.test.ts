import { expect, test } from "vitest";
import { z } from "zod";
import { baseSettings } from "./base-settings.ts";
import { readSettings } from "./settings.ts";

const read = (environment: Record<string, string>) =>
  readSettings(z.object(baseSettings), environment, "the school");

test("has defaults for both processes", () => {
  expect(read({})).toEqual({
    CMS_PORT: 4000,
    SCHOOL_CODE: "SGSM",
    MESSAGE_RETENTION_DAYS: 365,
    TRUST_PROXY: "off",
    PRODUCTION: "off",
    LOG_LEVEL: "info",
  });
});

test("reads a fixed clock with its time zone", () => {
  const { SITE_NOW } = read({ SITE_NOW: "2026-11-20T10:00:00+05:30" });
  expect(SITE_NOW?.toISOString()).toBe("2026-11-20T04:30:00.000Z");
});

test.each([
  ["CMS_PORT", "80x"],
  ["CMS_PORT", "0"],
  ["CMS_PORT", "70000"],
  ["CMS_PORT", "4e3"],
  ["CMS_PORT", "0xFA0"],
  ["SCHOOL_CODE", "../x"],
  ["SCHOOL_CODE", "SG SM"],
  ["SITE_NOW", "yesterday"],
  ["SITE_NOW", "2026-11-20"],
  ["SITE_NOW", "2026-11-20T10:00:00"],
  ["MESSAGE_RETENTION_DAYS", "a year"],
  ["MESSAGE_RETENTION_DAYS", "-1"],
  ["MESSAGE_RETENTION_DAYS", "36501"],
  ["TRUST_PROXY", "yes"],
])("throws for %s = %s", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name} is "${value}"`);
});
