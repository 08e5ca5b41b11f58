import type { Converted } from "../content/convert-item.ts";
import { decodeText } from "../content/markup.ts";
import { toWords } from "../content/old-content.ts";
import { hasShortcode } from "../content/read-shortcodes.ts";
import type { ExportItem } from "../export/export-item.ts";
import type { Target } from "../plan/plan.ts";
import { type SiteAnswer, toAnswerKey } from "./stored-answers.ts";

/** An item with fewer words and no picture has its content elsewhere: in fields, or in a page builder's own data. */
const FEW_WORDS = 10;
/** The share of words that must be found again. */
export const enoughWords = 0.98;

/** An item for which the old site is asked. */
export type WantedItem = {
  key: string;
  id: string;
  type: string;
  /** The folder of its site on the host: `""` or `/school`. */
  folder: string;
  link: string;
  title: string;
  /** The number of words of the export that the new content has. */
  words: number;
  /** The public page has the pictures; the REST answer only the first of a large gallery. */
  isNextgen: boolean;
};

/** `undefined` when the export has the whole content of the item. */
export function toWanted(
  item: ExportItem,
  target: Target,
  converted: Converted,
): WantedItem | undefined {
  if (!needsOldSite(converted, target)) return undefined;
  const { id, type, folder, link } = item;
  return {
    ...{ key: toAnswerKey(item), id, type, folder, link, title: decodeText(item.title) },
    words: converted.completeness.words.found,
    isNextgen: converted.notes.some(({ gap }) => gap === "NextGEN"),
  };
}

function needsOldSite(converted: Converted, target: Target): boolean {
  const { notes, completeness } = converted;
  const { old, found } = completeness.words;
  if (notes.some(({ gap }) => gap !== undefined) || found < old * enoughWords) return true;
  // An event has its day and venue, and an album its pictures.
  const isText = target === "news" || target === "page";
  return isText && old < FEW_WORDS && !hasPictures(converted);
}

const hasPictures = ({ blocks, galleries }: Converted): boolean =>
  galleries.length > 0 || blocks.some(({ kind }) => kind === "picture");

/** Whether nothing more is asked for an item. After a failure of the whole site it is asked for again. */
export const isSettled = (answer: SiteAnswer | undefined, wanted: WantedItem): boolean =>
  answer?.page !== undefined ||
  answer?.failure?.isOfSite === false ||
  (answer?.rest !== undefined && isEnough(answer.rest, wanted));

/** WPBakery and Divi do not run for the REST interface: it sends their shortcodes. */
const isEnough = (html: string, { words, isNextgen }: WantedItem): boolean =>
  !isNextgen && toWords(decodeText(html)).length >= Math.max(words, 1) && !hasShortcode(html);
