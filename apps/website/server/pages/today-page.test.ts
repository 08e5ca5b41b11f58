import { expect, test } from "vitest";
import { createClock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { createRender, type RenderOptions } from "./render.ts";
import { loadBuild } from "./site-pages.ts";

const meal = (date: string, lunch: string) => ({ date, breakfast: "", lunch, dinner: "" });
const lists: Record<string, object[]> = {
  weeklyMenu: [meal("2026-11-20", "Rajma and rice"), meal("2026-11-21", "Chole and kulcha")],
};
const content = {
  list: async (name: string) => ({
    state: "good",
    value: lists[name] ?? [],
    version: "1",
    day: "",
  }),
  school: () => sampleSchool,
  inLanguage: () => undefined,
} as unknown as Content;

async function renderAt(time: string): Promise<string> {
  const render = createRender({
    getBuild: loadBuild,
    mode: "production",
    content,
    clock: createClock(new Date(time)),
    messages: {} as RenderOptions["messages"],
    receiveEnquiry: async () => ({ outcome: "closed", status: 404 }),
    visits: {} as RenderOptions["visits"],
    newsletter: {} as RenderOptions["newsletter"],
    constants: {
      origin: "https://www.sgc.example",
      islandEntry: "/entry.js",
      sheets: new Map(),
      showsExamples: false,
      measures: false,
    },
    search: async () => ({ answer: undefined, groups: [] }),
    getAlert: () => undefined,
    themeFor: () => undefined,
  });
  const { response } = await render(new Request("https://www.sgc.example/today"));
  return response.text();
}

test("changes the day at midnight in Kolkata", async () => {
  const evening = await renderAt("2026-11-20T18:29:59Z");
  expect(evening).toContain("Friday, 20 November 2026");
  expect(evening).toContain("Rajma and rice");
  const night = await renderAt("2026-11-20T18:30:00Z");
  expect(night).toContain("Saturday, 21 November 2026");
  expect(night).toContain("Chole and kulcha");
  expect(night).not.toContain("Rajma and rice");
});
