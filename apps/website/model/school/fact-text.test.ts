import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { getTextPage, renderText } from "../../app/text-pages/test-text-page.tsx";
import { fillFacts } from "./fact-text.ts";
import { sampleSchool } from "./test-school.ts";

const { schoolYear, timeline, tours, song } = sampleSchool;
const streams = (fromClassIX: string[], fromClassXI: string[]): School => ({
  ...sampleSchool,
  schoolYear: { ...schoolYear, streams: { fromClassIX, fromClassXI } },
});
const leadOf = (path: string, school: School): string => fillFacts(school, getTextPage(path).lead);

test("counts in words the data of the sample on text pages", () => {
  expect(renderText("/entry-to-IX")).toContain("Two streams");
  expect(renderText("/entry-to-XI")).toContain("Three streams");
  expect(leadOf("/timeline", sampleSchool)).toBe(
    "Five milestone years on the road from 1853 to the present day.",
  );
  expect(leadOf("/virtual-tour", sampleSchool)).toBe(
    "Eleven walks through the school, from wherever you are.",
  );
  expect(renderText("/virtual-tour")).toContain("Seven views in which");
  expect(leadOf("/schoolSong", sampleSchool)).toBe("One chorus and two verses, for many voices.");
});

test("counts another school's streams as it has entered them", () => {
  const other = streams(["Science", "Arts", "Commerce"], ["Science"]);
  expect(renderText("/entry-to-IX", undefined, other)).toContain("Three streams");
  expect(renderText("/entry-to-XI", undefined, other)).toContain("One stream From Class XI");
  const many = streams(
    [],
    Array.from({ length: 13 }, (_, index) => `Stream ${index}`),
  );
  expect(renderText("/entry-to-XI", undefined, many)).toContain("13 streams");
});

test("counts years, stanzas, walks and views", () => {
  const [one] = timeline.milestones;
  const other: School = {
    ...sampleSchool,
    timeline: { ...timeline, milestones: one ? [one] : [] },
    song: { ...song, stanzas: song.stanzas.filter(({ isRefrain }) => !isRefrain) },
    tours: { walks: tours.walks.slice(0, 3), views: [] },
  };
  expect(leadOf("/timeline", other)).toMatch(/^One milestone year on the road/);
  expect(leadOf("/schoolSong", other)).toBe("Two verses, for many voices.");
  expect(leadOf("/virtual-tour", other)).toMatch(/^Three walks through the school/);
  expect(renderText("/virtual-tour", undefined, other)).toContain("We offer three walks");
});

test("capitalizes a fact whose name starts with a capital", () => {
  expect(fillFacts(sampleSchool, "{Pupils} and {pupils}.")).toBe("Boys and boys.");
});
