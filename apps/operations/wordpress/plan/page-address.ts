import { isFreeAddress } from "../../../website/model/pages/free-address.ts";
import { info, type Note, problem } from "../content/content.ts";
import type { ExportItem } from "../export/export-item.ts";
import type { SiteIndex } from "./site-index.ts";

const MAX_SEGMENTS = 3;
const MAX_LENGTH = 100;
const MAX_ANCESTORS = 20;

/** The address of a text page from the names of the page and of those above it. Manor's has at most three segments. */
export function toPageAddress(
  item: ExportItem,
  index: SiteIndex,
): { address: string; notes: Note[] } {
  const notes: Note[] = [];
  const slugs = [toSegment(item.slug) || `page-${item.id}`];
  if (toSegment(item.slug) === "")
    notes.push(
      problem(`The page has no address in Latin letters: "/page-${item.id}" stands for it.`),
    );
  let parent = item.parent;
  for (let count = 0; parent !== "0" && count < MAX_ANCESTORS; count += 1) {
    const record = index.findRecord(parent);
    if (!record) break;
    slugs.unshift(toSegment(record.slug) || `page-${parent}`);
    parent = record.parent;
  }
  if (slugs.length > MAX_SEGMENTS)
    notes.push(info(`The page is ${slugs.length} levels deep. Manor has three.`));
  const address = `/${slugs.slice(-MAX_SEGMENTS).join("/")}`;
  const short = address.length <= MAX_LENGTH ? address : `/page-${item.id}`;
  if (short !== address)
    notes.push(problem("The address of the page is longer than 100 characters."));
  if (!isFreeAddress(short)) notes.push(problem(`Manor has a page of its own at ${short}.`));
  return { address: short, notes };
}

const toSegment = (slug: string): string => (/^[A-Za-z0-9_-]+$/.test(slug) ? slug : "");
