import type { Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { findAll } from "../database/find-records.ts";
import { toDay } from "../fields/dates.ts";
import type { Translation } from "../payload-types.ts";
import { findOutdatedSince } from "./outdated-since.ts";
import { listSegments } from "./segments.ts";
import { hashSegments } from "./source-hash.ts";
import {
  type Source,
  type TranslatableCollection,
  type TranslatableGlobal,
  toSourceKey,
  translatableCollections,
  translatableGlobals,
} from "./translatable.ts";

/** `draft`: nothing of it was published. `outdated`: published, and older than its source. */
const translationStates = ["outdated", "missing", "draft", "trash", "done"] as const;
export type TranslationState = (typeof translationStates)[number];

export type SourceState = {
  source: Source;
  of: string;
  /** Of a record; "" for a settings page. */
  title: string;
  state: TranslationState;
  /** The translation, if there is one. */
  id?: number;
  /** The day since which it is out of date. */
  since?: string;
};

const collections = Object.keys(translatableCollections) as TranslatableCollection[];
const globals = Object.keys(translatableGlobals) as TranslatableGlobal[];

/** Every source that visitors see, with the state of its translation: out of date first, the oldest first. */
export const listStates = (payload: Payload, language: string): Promise<SourceState[]> =>
  cached(
    `translation states ${language}`,
    String(getContentVersion([...collections, ...globals, "translations"])),
    () => readStates(payload, language),
  );

async function readStates(payload: Payload, language: string): Promise<SourceState[]> {
  const where = { language: { equals: language } };
  const all = await findAll(payload, "translations", { where, trash: true });
  const byKey = new Map(all.map((translation) => [translation.of, translation]));
  const sources = [...(await readGlobals(payload)), ...(await readRecords(payload))];
  const states = sources
    .filter(({ source, doc }) => listSegments(source.slug, doc).length > 0)
    .map(async ({ source, doc, title }): Promise<SourceState> => {
      const of = toSourceKey(source.slug, source.id);
      const translation = byKey.get(of);
      const known = { source, of, title, ...(translation && { id: translation.id }) };
      const state = getState(source, doc, translation);
      if (state !== "outdated" || !translation) return { ...known, state };
      const hash = translation.sourceHash ?? "";
      const since = await findOutdatedSince(payload, source, hash);
      return { ...known, state, since: since ?? toDay(String(doc["updatedAt"])) ?? "" };
    });
  return (await Promise.all(states)).toSorted(compare);
}

const compare = (a: SourceState, b: SourceState): number =>
  translationStates.indexOf(a.state) - translationStates.indexOf(b.state) ||
  (a.since ?? "").localeCompare(b.since ?? "");

function getState(
  { slug }: Source,
  doc: object,
  translation: Translation | undefined,
): TranslationState {
  if (!translation) return "missing";
  if (translation.deletedAt) return "trash";
  if (translation._status !== "published") return "draft";
  const isCurrent = translation.sourceHash === hashSegments(listSegments(slug, doc));
  return isCurrent ? "done" : "outdated";
}

type Read = { source: Source; doc: Record<string, unknown>; title: string };

async function readGlobals(payload: Payload): Promise<Read[]> {
  const read = globals.map(async (slug) => {
    const doc: unknown = await payload.findGlobal({ slug, depth: 0, draft: false });
    return { source: { slug }, doc: Object(doc), title: "" };
  });
  return (await Promise.all(read)).filter(({ doc }) => doc._status !== "draft");
}

async function readRecords(payload: Payload): Promise<Read[]> {
  const where = { _status: { equals: "published" } };
  const read = collections.map(async (slug) => {
    const docs: unknown[] = await findAll(payload, slug, { where, sort: "-createdAt" });
    const { useAsTitle = "id" } = payload.collections[slug].config.admin;
    return docs.map((found) => {
      const doc: Record<string, unknown> = Object(found);
      return { source: { slug, id: Number(doc["id"]) }, doc, title: String(doc[useAsTitle] ?? "") };
    });
  });
  return (await Promise.all(read)).flat().filter(({ doc }) => doc["isHidden"] !== true);
}
