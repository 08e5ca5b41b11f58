import { expect, test } from "vitest";
import { getNoticeVersion, readNoticeVersion } from "./notice-version.ts";

test("changes the version of a notice with each of its wordings", () => {
  const versions = [
    { english: "One", hindi: "एक" },
    { english: "Two", hindi: "एक" },
    { english: "One", hindi: "दो" },
  ].map(getNoticeVersion);
  expect(new Set(versions).size).toBe(3);
  for (const version of versions) expect(readNoticeVersion(version)).toBe(version);
});

test.each(["", "0a1b2c3", "0A1B2C3D", "0a1b2c3d\n", 12345678, null])(
  "reads no version from %j",
  (value) => {
    expect(readNoticeVersion(value)).toBe("");
  },
);
