import type { Found } from "./crawl.ts";
import type { InventedSchool, Text } from "./school.ts";

/**
 * Every page that the clerk wrote, held against what the site shows: its title, its lead and each line of its text
 * must stand there in the order in which they were typed. Gives a line for each that does not.
 */
export function findLost({ written, added }: InventedSchool, found: readonly Found[]): string[] {
  const pages = found.filter(({ type }) => type === "text/html");
  const texts = [
    ...Object.entries(written).map(([title, text]): Text => ({ title, ...text })),
    ...added,
  ];
  return texts.flatMap((text) => lostOf(text, pages));
}

/** A page that kept its address is the one that shows most of what was typed. */
function lostOf(text: Text, pages: readonly Found[]): string[] {
  const there = pages.filter(({ path }) => !text.address || path === text.address);
  const [lost] = there
    .map(({ path, words }) => linesMissing(text, words).map((line) => `${path}: “${line}” is lost`))
    .sort((one, other) => one.length - other.length);
  return lost ?? [`${text.address}: the page is not there`];
}

function linesMissing({ title = "", lead = "", body = [] }: Text, words: string): string[] {
  const shown = words.replaceAll(/\s+/g, " ");
  let from = 0;
  return [title, lead, ...body.map((line) => line.replace(/^(?:## |- )/, ""))].filter((line) => {
    const at = patternOf(line);
    at.lastIndex = from;
    const isThere = at.test(shown);
    if (isThere) from = at.lastIndex;
    return !isThere;
  });
}

/** The line with whatever words the site puts into the place of its facts. */
const patternOf = (line: string): RegExp =>
  new RegExp(
    line
      .split(/\{\w+\}/)
      .map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, " "))
      .join("[^{}]{1,100}?"),
    "g",
  );
