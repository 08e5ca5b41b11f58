import { listPlaceholders } from "@manor/content-api/fact-names";
import type { Translated } from "./align.ts";
import { listLinks } from "./markup.ts";

const countNames = (names: readonly string[]): string => [...names].sort().join(" ");

/** A capital at the start of a fact has no counterpart in Hindi. */
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const listFacts = (text: string): string[] => listPlaceholders(text).map(lower);

/** Whether source and translation have the same facts in braces. */
export const hasSameFacts = ({ source, text }: Translated): boolean =>
  countNames(listFacts(source)) === countNames(listFacts(text));

/** Whether both link to the same addresses. */
export const hasSameLinks = ({ source, text }: Translated): boolean =>
  countNames(listLinks(source)) === countNames(listLinks(text));

/** Whether both have the same number of rows and cells, if the source is a table. */
export function hasSameCells({ source, text }: Translated): boolean {
  if (!source.includes("|")) return true;
  const count = (table: string) =>
    table
      .trim()
      .split("\n")
      .map((row) => row.split("|").length);
  return count(source).join() === count(text).join();
}
