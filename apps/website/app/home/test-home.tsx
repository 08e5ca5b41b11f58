import { BadStatusError, type ListCallName, listCalls, readList } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { createClock } from "../../content/clock.ts";
import { type Content, createReader } from "../../content/content.ts";
import { cleanRecords } from "../../content/privacy.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { SchoolProvider } from "../school/use-school.ts";
import { siteContext } from "../site-context.ts";
import Home, { loader } from "./home.tsx";

// Test helpers; the site does not import this file.

type HomeOptions = {
  /** The CMS's records by call path; `[]` by default. */
  lists?: Record<string, object[]>;
  /** Paths that the CMS answers with status 500. */
  failed?: readonly string[];
  query?: string;
  now?: string;
  birthdays?: School["settings"]["birthdays"];
};

/** The home page as server HTML. */
export async function renderHome(options: HomeOptions = {}): Promise<string> {
  const { lists = {}, failed = [], query = "", now = "2026-11-20T10:00:00+05:30" } = options;
  const { birthdays = "full" } = options;
  const content = {
    list: async (name: ListCallName) => {
      const path = listCalls[name].path("SGSM");
      if (failed.includes(path)) return { state: "failed", error: new BadStatusError(path, 500) };
      const read = readList(lists[path] ?? [], listCalls[name].item as never);
      return { state: "good", value: cleanRecords(name, read?.items ?? []), version: "1", day: "" };
    },
  } as unknown as Content; // Only lists are used.
  const school = { ...sampleSchool, settings: { ...sampleSchool.settings, birthdays } };
  const clock = createClock(new Date(now));
  const site = {
    reader: createReader(content),
    school,
    today: clock.today(),
    now: clock.now(),
    origin: "http://site.invalid",
  };
  const request = new Request(`http://site.invalid/${query}`);
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  const url = new URL(request.url);
  const loaderData = await loader({ request, context, url, params: {}, pattern: "/" });
  const Stub = createRoutesStub([
    { id: "home", path: "/", Component: Home, loader: () => loaderData },
  ]);
  return renderToStaticMarkup(
    <SchoolProvider value={school}>
      <Stub hydrationData={{ loaderData: { home: loaderData } }} />
    </SchoolProvider>,
  );
}

type Parsed = ReturnType<typeof parseDocument>;
type Tag = Extract<Parsed["children"][number], { attribs: object }>;
type Part = Parsed | Tag;

const collapseSpace = (text: string) => text.replace(/\s+/g, " ").trim();
export const textOf = (part: Part): string => collapseSpace(DomUtils.textContent(part));

/** The elements of a part with this tag name, optionally with this attribute value. */
export const all = (part: Part, tag: string, attribute = "", value?: string): Tag[] =>
  DomUtils.findAll(
    (element) =>
      element.name === tag &&
      (attribute === "" ||
        (value === undefined
          ? attribute in element.attribs
          : element.attribs[attribute] === value)),
    part.children,
  );

export const texts = (part: Part, tag: string): string[] => all(part, tag).map(textOf);

/** Text and address of every link of a part, including visually hidden text. */
export const links = (part: Part): string[][] =>
  all(part, "a").map((link) => [textOf(link), link.attribs["href"] ?? ""]);

/** The home page, or its block with this accessible name or id. */
export async function parseHome(options?: HomeOptions, name = ""): Promise<Part> {
  const page = parseDocument(await renderHome(options));
  return name === "" ? page : block(page, name);
}

export function block(page: Part, name: string): Part {
  const [found] = DomUtils.findAll(({ attribs }) => {
    const label = attribs["aria-labelledby"];
    const heading = label && DomUtils.getElementById(label, page.children);
    return [attribs["aria-label"], attribs["id"], heading && textOf(heading)].includes(name);
  }, page.children);
  if (!found) throw new Error(`Home has no block "${name}".`);
  return found;
}
