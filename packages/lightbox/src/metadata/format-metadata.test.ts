import { describe, expect, it } from "vitest";
import { formatMetadata, toFileName } from "./format-metadata.ts";

const texts = (metadata: Parameters<typeof formatMetadata>[0], locale = "en-US") =>
  formatMetadata(metadata, locale);

describe("formatMetadata", () => {
  it("returns seven fields in the order of the specification, known or not [A267]", () => {
    expect(Object.keys(texts({}))).toEqual([
      "fileName",
      "iso",
      "createdAt",
      "height",
      "width",
      "fNumber",
      "shutterSpeed",
    ]);
    expect(Object.values(texts({})).every((text) => text === null)).toBe(true);
  });

  it("ignores all other properties", () => {
    const metadata = { iso: 100, latitude: 27, owner: "A named person" };
    expect(JSON.stringify(texts(metadata))).not.toMatch(/27|named/);
  });

  it.each([
    [1 / 125, "1/125 s"],
    [0.008, "1/125 s"],
    [0.4, "0.4 s"],
    [2, "2 s"],
    [30.04, "30 s"],
    ["1/60 s", "1/60 s"],
    [0, null],
  ])("formats a shutter speed of %s as %s", (shutterSpeed, text) => {
    expect(texts({ shutterSpeed }).shutterSpeed).toBe(text);
  });

  it.each([
    [4, "f/4.0"],
    [5.6, "f/5.6"],
    [1.78, "f/1.78"],
    ["f/8", "f/8"],
  ])("formats an f-number of %s as %s", (fNumber, text) => {
    expect(texts({ fNumber }).fNumber).toBe(text);
  });

  it("formats the date for the locale, and ignores an invalid one", () => {
    expect(texts({ createdAt: "2026-01-11" }).createdAt).toBe("Jan 11, 2026");
    expect(texts({ createdAt: "2026-01-11T23:59:00" }).createdAt).toBe("Jan 11, 2026");
    expect(texts({ createdAt: "2026-01-11" }, "en-GB").createdAt).toBe("11 Jan 2026");
    expect(texts({ createdAt: "yesterday" }).createdAt).toBeNull();
  });
});

it("takes the file name from the last path segment, decoded", () => {
  expect(toFileName("/api/image/first%20snow.jpg?w=900")).toBe("first snow.jpg");
  expect(toFileName("https://example.org/a/b/%E0%A4.jpg")).toBe("%E0%A4.jpg");
  expect(toFileName("data:image/png;base64,xyz")).toBeUndefined();
  expect(toFileName(undefined)).toBeUndefined();
});
