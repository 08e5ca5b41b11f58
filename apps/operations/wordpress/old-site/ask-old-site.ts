import { readMainPart } from "../content/main-part.ts";
import { joinGalleries, missingPictures } from "../content/nextgen-pages.ts";
import { type OldSite, OldSiteError } from "./old-site.ts";
import type { SiteAnswer, StoredAnswers } from "./stored-answers.ts";
import { isSettled, type WantedItem } from "./wanted-item.ts";

const AT_A_TIME = 4;
const IDS_AT_A_TIME = 20;
/** Of one gallery. */
const MAX_FURTHER = 20;
const MAX_ITEMS = 2_000;
const MAX_MS = 15 * 60_000;

export type Asking = {
  site: OldSite;
  stored: StoredAnswers;
  onProgress?: ((done: number, all: number) => void) | undefined;
  /** Milliseconds, to end in time. */
  clock?: () => number;
  maxItems?: number;
};

/**
 * Asks the old site for the content of items: first its REST interface for many at once, then the public page of each
 * that is still not whole. What came is stored, so the next plan goes on with the rest.
 */
export async function askOldSite(all: readonly WantedItem[], asking: Asking): Promise<void> {
  const {
    stored,
    site,
    onProgress,
    clock = () => performance.now(),
    maxItems = MAX_ITEMS,
  } = asking;
  const end = clock() + MAX_MS;
  const open = all.filter((one) => !isSettled(stored.find(one.key), one));
  const asked = open.slice(0, maxItems);
  for (const one of open.slice(maxItems)) leaveOut(stored, one);
  const forRest = asked.filter(({ isNextgen }) => !isNextgen);
  await atATime(toBatches(forRest), async (batch) => {
    if (clock() < end) await askRest(site, stored, batch);
  });
  let done = 0;
  await atATime(asked, async (one) => {
    if (!isSettled(stored.find(one.key), one)) {
      if (clock() < end) await askPage(site, stored, one);
      else leaveOut(stored, one);
    }
    done += 1;
    onProgress?.(done, asked.length);
  });
}

/** Items of one type and site, in the order in which they come. */
function toBatches(items: readonly WantedItem[]): WantedItem[][] {
  const batches: WantedItem[][] = [];
  for (const same of Map.groupBy(items, ({ type, folder }) => `${type} ${folder}`).values())
    for (let index = 0; index < same.length; index += IDS_AT_A_TIME)
      batches.push(same.slice(index, index + IDS_AT_A_TIME));
  return batches;
}

async function askRest(site: OldSite, stored: StoredAnswers, batch: WantedItem[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const ids = batch.map(({ id }) => id);
  const contents = await site.readRest(first, ids);
  for (const { key, id } of batch) {
    const rest = contents.get(id);
    if (rest !== undefined) stored.write(key, { rest });
  }
}

async function askPage(site: OldSite, stored: StoredAnswers, wanted: WantedItem): Promise<void> {
  const answer = await readPage(site, wanted);
  stored.write(wanted.key, { rest: stored.find(wanted.key)?.rest, ...answer });
}

async function readPage(site: OldSite, wanted: WantedItem): Promise<SiteAnswer> {
  try {
    const main = readMainPart(
      await site.readPage(wanted.link || `${wanted.folder}/?p=${wanted.id}`),
      wanted,
    );
    if ("problem" in main) return { failure: { reason: main.problem, isOfSite: false } };
    return { page: await addFurtherPages(site, wanted, main) };
  } catch (error) {
    if (!(error instanceof OldSiteError)) throw error;
    return { failure: { reason: error.message.replace(/\.$/, ""), isOfSite: error.isOfSite } };
  }
}

/** A gallery whose pages cannot all be read gets a mark that needs a person. */
async function addFurtherPages(
  site: OldSite,
  wanted: WantedItem,
  { html, further }: { html: string; further: string[] },
): Promise<string> {
  const parts = [html];
  const asked = new Set<string>([wanted.link]);
  const waiting = [...further];
  let isWhole = true;
  for (const href of waiting) {
    const address = URL.parse(href, wanted.link)?.href ?? "";
    if (asked.has(address)) continue;
    asked.add(address);
    const part =
      asked.size > MAX_FURTHER + 1 ? undefined : await readFurther(site, wanted, address);
    if (!part) {
      isWhole = false;
      break;
    }
    parts.push(part.html);
    waiting.push(...part.further);
  }
  return joinGalleries(parts) + (isWhole ? "" : missingPictures);
}

async function readFurther(site: OldSite, wanted: WantedItem, address: string) {
  try {
    const part = readMainPart(await site.readPage(address), wanted);
    return "problem" in part ? undefined : part;
  } catch (error) {
    if (!(error instanceof OldSiteError)) throw error;
    return undefined;
  }
}

function leaveOut(stored: StoredAnswers, { key }: WantedItem): void {
  const reason = "the limit of one plan was reached. Make the plan again to go on";
  stored.write(key, { ...stored.find(key), failure: { reason, isOfSite: true } });
}

async function atATime<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}
