import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { createClock } from "../content/clock.ts";
import { sampleSchool } from "../model/school/test-school.ts";
import { type GeneratedFilesOptions, serveGeneratedFiles } from "./generated-files.ts";
import { PASSED, serveSteps } from "./test-server.ts";

const lists: Record<string, object[]> = {
  events: [
    { category: "Events", date: "2026-11-02", title: "Past" },
    { category: "Events", date: "2026-12-24", title: "To come" },
    { category: "AcademicCalender", date: "2026-11-19", title: "Not in the list" },
    { category: "Events", date: "", title: "No date" },
  ],
};

const options: GeneratedFilesOptions = {
  // Only `list` is used, and only for these records.
  content: {
    list: async (name: string) =>
      lists[name]
        ? { state: "good", value: lists[name], version: "one", day: "" }
        : { state: "late" },
    inLanguage: () => undefined,
  } as unknown as GeneratedFilesOptions["content"],
  clock: createClock(new Date("2026-11-20T04:30:00Z")),
  origin: "https://www.sgc.example",
};

let school: School = sampleSchool;
const home = await serveSteps([(exchange) => serveGeneratedFiles(exchange, options)], () => school);

test("sets lastmod of the events to the newest date that is not in the future", async () => {
  const response = await fetch(`${home}/sitemap.xml`);
  expect(response.headers.get("content-type")).toContain("application/xml");
  const sitemap = await response.text();
  expect(sitemap).toContain("/Events</loc><lastmod>2026-11-02</lastmod>");
  expect(sitemap).toContain("/News</loc></url>");
});

test("lists /today, but neither the search nor pages of single records", async () => {
  const sitemap = await (await fetch(`${home}/sitemap.xml`)).text();
  expect(sitemap).toContain("<loc>https://www.sgc.example/today</loc>");
  expect(sitemap).not.toMatch(/\/search<|:id/);
});

test("reserves text and data mining for the whole site, unless the school does not", async () => {
  const response = await fetch(`${home}/.well-known/tdmrep.json`);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual([{ location: "/", "tdm-reservation": 1 }]);
  school = { ...sampleSchool, privacy: { ...sampleSchool.privacy, blocksAiTraining: false } };
  expect((await fetch(`${home}/.well-known/tdmrep.json`)).status).toBe(PASSED);
  expect(await (await fetch(`${home}/robots.txt`)).text()).not.toContain("GPTBot");
  school = sampleSchool;
  expect(await (await fetch(`${home}/robots.txt`)).text()).toContain("GPTBot");
});
