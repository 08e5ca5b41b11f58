import type { School } from "@manor/content-api/school";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { siteMap } from "../../model/pages/fixed-pages.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { TodayProvider } from "../dates/today.ts";
import { SchoolProvider } from "../school/use-school.ts";
import type { FrontMatter } from "./front-matter.ts";

const pages = import.meta.glob<{ default: ComponentType; frontmatter: FrontMatter }>("./*/*.mdx", {
  eager: true,
});

/** Test helper: renders a text page from its file. */
export function loadTextPage(path: string) {
  const address = siteMap.find((entry) => entry.path === path);
  const page = pages[`./${address?.file.replace("text-pages/", "")}`];
  if (!page) throw new Error(`No text page at ${path}`);
  return page;
}

export function renderMarkup(path: string, today?: string, school?: School): string {
  const { default: Text } = loadTextPage(path);
  return renderElement(<Text />, school, today);
}

/** An element of a text page. */
export const renderElement = (
  element: ReactNode,
  school: School = sampleSchool,
  today = "2026-11-20",
): string =>
  renderToStaticMarkup(
    <SchoolProvider value={school}>
      <TodayProvider value={today}>{element}</TodayProvider>
    </SchoolProvider>,
  );

/** The text without the tags. */
export function renderText(path: string, today?: string, school?: School): string {
  return renderMarkup(path, today, school)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1");
}
