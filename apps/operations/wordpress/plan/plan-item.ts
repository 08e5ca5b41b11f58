import type { TextBlock } from "@manor/content-api/text-pages";
import { withoutWww } from "../content/addresses.ts";
import type { Note, Picture } from "../content/content.ts";
import { info, problem } from "../content/content.ts";
import type { Converted } from "../content/convert-item.ts";
import { cleanMarkup } from "../content/fit-blocks.ts";
import { decodeText } from "../content/markup.ts";
import { listPictures, type Share } from "../content/measure.ts";
import { toPlainText } from "../content/to-plain-text.ts";
import type { ExportItem } from "../export/export-item.ts";
import { readContent } from "../old-site/read-content.ts";
import type { SiteAnswer } from "../old-site/stored-answers.ts";
import { enoughWords } from "../old-site/wanted-item.ts";
import { checkPage } from "./check-text.ts";
import { type Choice, listCategories } from "./choose-target.ts";
import { readEvent, toDay } from "./event-fields.ts";
import { toPageAddress } from "./page-address.ts";
import type { PlannedItem, Target } from "./plan.ts";
import type { SiteIndex } from "./site-index.ts";
import { readLanguage, toKey } from "./translation-links.ts";

const MAX_DESCRIPTION = 5_000;
const maxTitle: Record<Target, number> = {
  ...{ news: 200, event: 200, album: 200, page: 80, document: 200, nothing: 1_000 },
};
/** Below this number of words, a post with a gallery is an album. */
const FEW_WORDS = 40;
const albumNote = "Manor has no translations of albums. It comes as a draft.";

const none: Share = { old: 0, found: 0 };

/** The content of an item for the record that it becomes. */
export type ItemContent = {
  blocks: TextBlock[];
  pictures: Picture[];
  albums: { title: string; pictures: Picture[] }[];
};

/** The plan for one item: what it becomes, and how much of it. */
export function planItem(
  item: ExportItem,
  choice: Choice,
  index: SiteIndex,
  { notes = [], answer }: { notes?: Note[]; answer?: SiteAnswer | undefined } = {},
): { planned: PlannedItem; content: ItemContent } {
  const base = withNotes(describe(item, choice), notes);
  const empty = { blocks: [], pictures: [], albums: [] };
  // The title of an entry is the visitor's name or subject.
  if (choice.counted === "formEntries")
    return { planned: { ...base, title: "Entry of a form", oldAddress: "" }, content: empty };
  if (choice.target === "nothing" || choice.target === "document")
    return { planned: base, content: empty };
  return planContent({ item, choice, base, index, answer });
}

type Planning = {
  item: ExportItem;
  choice: Choice;
  base: PlannedItem;
  index: SiteIndex;
  answer: SiteAnswer | undefined;
};

function planContent({ item, choice, base, index, answer }: Planning) {
  const converted = readContent(item, index, answer);
  const target = isMostlyGallery(item, choice, converted) ? "album" : choice.target;
  const reason = target === choice.target ? choice.reason : "Mostly pictures of a gallery.";
  const title = base.title.slice(0, maxTitle[target]).trim();
  const isTranslation = base.translationOf !== "" && target !== "album";
  const place =
    target === "page" && !isTranslation ? toPageAddress(item, index) : { address: "", notes: [] };
  const event = target === "event" ? readEventOrDay(item, index) : undefined;
  const pictures = listShown(item, converted, index);
  const albums = planAlbums(title, target, pictures, converted);
  const notes = [
    ...converted.notes,
    ...describeFailure(answer),
    ...place.notes,
    ...(event?.notes ?? []),
    ...(base.translationOf !== "" && target === "album" ? [problem(albumNote)] : []),
    ...checkTitle(base.title, target),
    ...checkDay(event?.day ?? base.day, target),
    ...checkText(target, place.address, title, converted),
    ...checkCompleteness(converted),
    ...checkPictures([...pictures, ...albums.flatMap((album) => album.pictures)], index),
  ];
  const planned: PlannedItem = {
    ...withNotes(base, notes),
    ...{ target, reason, title },
    translationOf: isTranslation ? base.translationOf : "",
    albums: albums.map((album) => ({ ...album, pictures: toAddresses(album.pictures) })),
    newAddress: place.address,
    ...(event && { day: event.day, time: event.time, venue: event.venue }),
    rung: converted.rung,
    completeness: converted.completeness,
    pictures: toAddresses(pictures),
  };
  return { planned, content: { blocks: converted.blocks, pictures, albums } };
}

const withNotes = (planned: PlannedItem, notes: readonly Note[]): PlannedItem => ({
  ...planned,
  warnings: [...planned.warnings, ...notes.map(({ text }) => cleanMarkup(text))],
  needsPerson: planned.needsPerson || notes.some(({ needsPerson }) => needsPerson),
});

/** The featured image, and the pictures of the text. */
function listShown(item: ExportItem, { blocks }: Converted, index: SiteIndex): Picture[] {
  const featured = index.findPicture(item.meta.get("_thumbnail_id") ?? "");
  return unique([...(featured ? [featured] : []), ...listPictures(blocks)]);
}

function describe(item: ExportItem, choice: Choice): PlannedItem {
  const { file, line, id, guid, type, status } = item;
  const title = cleanMarkup(decodeText(item.title).replace(/\s+/g, " ").trim()) || "Untitled";
  return {
    ...{ file, line, id, title, type, status, language: readLanguage(item) },
    key: toKey(item),
    translationOf: choice.translationOf ?? "",
    day: toDay(item),
    ...{ time: "", venue: "", newAddress: "" },
    categories: listCategories(item),
    oldAddress: item.link || item.attachmentAddress || guid,
    target: choice.target,
    reason: choice.reason,
    isByRule: choice.isByRule ?? false,
    rung: "none",
    completeness: { words: none, links: none, pictures: none },
    ...{ pictures: [], albums: [], warnings: [...item.omitted] },
    needsPerson: (choice.needsPerson ?? false) || item.omitted.length > 0,
    isLost: choice.isLost ?? false,
  };
}

/** What holds for the whole site is in the warnings of the plan. */
const describeFailure = (answer: SiteAnswer | undefined): Note[] =>
  answer?.failure && !answer.failure.isOfSite
    ? [info(`Its page on the old site was not read: ${answer.failure.reason}.`)]
    : [];

function isMostlyGallery(item: ExportItem, choice: Choice, { galleries, completeness }: Converted) {
  if (choice.target !== "news" || choice.isByRule || galleries.length === 0) return false;
  const isGalleryFormat = item.terms.some(({ slug }) => slug === "post-format-gallery");
  return isGalleryFormat || completeness.words.old < FEW_WORDS;
}

/** An event has its own date; a post that a rule makes an event has the day of the post. */
const readEventOrDay = (item: ExportItem, index: SiteIndex) =>
  item.meta.has("_EventStartDate") || item.type === "tribe_events"
    ? readEvent(item, index)
    : { day: toDay(item), time: "", venue: "", notes: [] };

/** An album takes all pictures of its item. Other items keep their galleries as separate albums. */
function planAlbums(
  title: string,
  target: Target,
  shown: Picture[],
  { galleries }: Converted,
): ItemContent["albums"] {
  if (target === "album") return [{ title, pictures: unique([...galleries.flat(), ...shown]) }];
  return galleries.map((pictures, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    pictures: unique(pictures),
  }));
}

const unique = (pictures: readonly Picture[]): Picture[] => [
  ...new Map(pictures.map((picture) => [picture.address, picture])).values(),
];

const toAddresses = (pictures: readonly Picture[]): string[] =>
  pictures.map(({ address }) => address);

function checkTitle(title: string, target: Target): Note[] {
  if (title === "Untitled") return [problem("The item has no title.")];
  const max = maxTitle[target];
  return title.length > max ? [problem(`The title was shortened to ${max} characters.`)] : [];
}

const checkDay = (day: string, target: Target): Note[] =>
  day === "" && target !== "page" && target !== "event" ? [problem("The item has no date.")] : [];

function checkText(
  target: Target,
  address: string,
  title: string,
  { blocks, galleries }: Converted,
): Note[] {
  if (target === "page") {
    if (blocks.length === 0 && galleries.length === 0)
      return [problem("The page has no text of its own: the theme or a plug-in wrote it.")];
    // A translation has the address of its original.
    return checkPage(address || "/translation", title, blocks);
  }
  const { length } = toPlainText(blocks);
  if (length <= MAX_DESCRIPTION) return [];
  return [
    problem(
      `The text has ${length} characters; this target has room for 5,000. Shorten it, or make it a page.`,
    ),
  ];
}

function checkCompleteness({ completeness: { words, links, pictures } }: Converted): Note[] {
  const notes: Note[] = [];
  if (words.found < words.old * enoughWords)
    notes.push(problem(`${words.found} of ${words.old} words were found.`));
  if (links.found < links.old)
    notes.push(problem(`${links.found} of ${links.old} links were found.`));
  if (pictures.found < pictures.old)
    notes.push(problem(`${pictures.found} of ${pictures.old} pictures were found.`));
  return notes;
}

function checkPictures(all: Picture[], { from }: SiteIndex): Note[] {
  const foreign = all.filter(
    ({ address }) => withoutWww(URL.parse(address)?.hostname ?? "") !== withoutWww(from.hostname),
  );
  if (foreign.length === 0) return [];
  return [info(`${foreign.length} pictures are on another host than ${from.hostname}.`)];
}
