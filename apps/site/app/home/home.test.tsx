import { defaultSchool } from "@manor/contract/default-school";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Reader } from "../../content/reader.ts";
import type { School } from "../school/school.ts";
import { SchoolProvider } from "../school/use-school.ts";
import { siteContext } from "../site-context.ts";
import Home, { loader } from "./home.tsx";

const emptyHost: Reader = {
  list: async () => ({ state: "good", value: [], version: "one", day: "2026-11-20" }),
  listOrNone: async () => [],
  album: async () => ({ state: "failed", error: undefined }),
  school: () => ({}),
  relyOn: async () => {},
  used: new Map(),
  isComplete: () => true,
};

async function homeWith(birthdays: School["settings"]["birthdays"]): Promise<string> {
  const school = { ...defaultSchool, settings: { ...defaultSchool.settings, birthdays } };
  const site = {
    reader: emptyHost,
    school,
    today: "2026-11-20",
    now: new Date("2026-11-20T04:30:00Z"),
    origin: "http://site.invalid",
    islandEntry: "/entry.js",
    showsExamples: false,
    sendMessage: async () => Promise.reject(new Error("nothing is sent here")),
  };
  const request = new Request("http://site.invalid/");
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  const shown = await loader({
    request,
    context,
    url: new URL(request.url),
    params: {},
    pattern: "/",
  });
  const Stub = createRoutesStub([{ id: "home", path: "/", Component: Home, loader: () => shown }]);
  return renderToStaticMarkup(
    <SchoolProvider value={school}>
      <Stub hydrationData={{ loaderData: { home: shown } }} />
    </SchoolProvider>,
  );
}

test("with the switch off, home has neither block of birthdays nor a link to them [A83]", async () => {
  expect(await homeWith("off")).not.toMatch(/birthday/i);
});

test.each(["full", "first-name"] as const)(
  "with the switch on %s both blocks are there, and their names are asked for by the browser [A79]",
  async (birthdays) => {
    const page = await homeWith(birthdays);
    expect(page).toContain("Today&#x27;s birthdays");
    expect(page).toContain("This month&#x27;s birthdays");
    expect(page).toContain('href="#birthdays"');
  },
);
