import { describe, expect, it } from "vitest";
import { describe as facts, toFileName } from "./format-metadata.ts";

const texts = (given: Parameters<typeof facts>[0], locale = "en-US") =>
  Object.fromEntries(facts(given, locale).map(({ field, text }) => [field, text]));

describe("the seven facts", () => {
  it("are seven in the order of the specification, known or not [A267]", () => {
    expect(facts({}, "en-US").map(({ field }) => field)).toEqual([
      "fileName",
      "iso",
      "createdAt",
      "height",
      "width",
      "fNumber",
      "shutterSpeed",
    ]);
    expect(facts({}, "en-US").every(({ text }) => text === null)).toBe(true);
  });

  it("leave out whatever else a host hands in", () => {
    const careless = { iso: 100, latitude: 27, owner: "A named person" };
    expect(JSON.stringify(facts(careless, "en-US"))).not.toMatch(/27|named/);
  });

  it.each([
    [1 / 125, "1/125 s"],
    [0.008, "1/125 s"],
    [0.4, "0.4 s"],
    [2, "2 s"],
    [30.04, "30 s"],
    ["1/60 s", "1/60 s"],
    [0, null],
  ])("a shutter speed of %s reads %s", (shutterSpeed, text) => {
    expect(texts({ shutterSpeed }).shutterSpeed).toBe(text);
  });

  it.each([
    [4, "f/4.0"],
    [5.6, "f/5.6"],
    [1.78, "f/1.78"],
    ["f/8", "f/8"],
  ])("an f-number of %s reads %s", (fNumber, text) => {
    expect(texts({ fNumber }).fNumber).toBe(text);
  });

  it("write the date in the place's own way, and no wrong one", () => {
    expect(texts({ createdAt: "2026-01-11" }).createdAt).toBe("Jan 11, 2026");
    expect(texts({ createdAt: "2026-01-11T23:59:00" }).createdAt).toBe("Jan 11, 2026");
    expect(texts({ createdAt: "2026-01-11" }, "en-GB").createdAt).toBe("11 Jan 2026");
    expect(texts({ createdAt: "yesterday" }).createdAt).toBeNull();
  });
});

it("a file name is the last part of the address as a person would read it", () => {
  expect(toFileName("/api/image/first%20snow.jpg?w=900")).toBe("first snow.jpg");
  expect(toFileName("https://example.org/a/b/%E0%A4.jpg")).toBe("%E0%A4.jpg");
  expect(toFileName("data:image/png;base64,xyz")).toBeUndefined();
  expect(toFileName(undefined)).toBeUndefined();
});
