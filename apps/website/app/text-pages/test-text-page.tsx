import type { School } from "@manor/content-api/school";
import type { TextPage } from "@manor/content-api/text-pages";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { sampleSchool } from "../../model/school/test-school.ts";
import { TodayProvider } from "../dates/today.ts";
import { SchoolProvider } from "../school/use-school.ts";
import { TextBlocks } from "./text-blocks.tsx";

/** Test helper: the text page of the sample at an address. */
export function getTextPage(path: string): TextPage {
  const page = sampleSchool.pages.list.find(({ address }) => address === path);
  if (!page) throw new Error(`No text page at ${path}`);
  return page;
}

export const renderMarkup = (path: string, today?: string, school?: School): string =>
  renderElement(<TextBlocks blocks={getTextPage(path).body} />, school, today);

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
