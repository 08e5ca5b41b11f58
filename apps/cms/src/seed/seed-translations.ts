import type { School, SchoolPart } from "@manor/content-api/school";
import { readSampleSchool } from "@manor/sample-school";
import { readSampleTranslations } from "@manor/sample-school/translations";
import type { Payload } from "payload";
import announcements from "../../seed/announcements.json" with { type: "json" };
import events from "../../seed/events.json" with { type: "json" };
import news from "../../seed/news.json" with { type: "json" };
import notices from "../../seed/notices.json" with { type: "json" };
import principalMessages from "../../seed/principal-messages.json" with { type: "json" };
import { toPageForm } from "../collections/pages/page-value.ts";
import { getSchool } from "../content-api/site.ts";
import { findAll } from "../database/find-records.ts";
import { schoolGlobals } from "../globals/school-globals.ts";
import {
  isTranslatable,
  isTranslatableGlobal,
  type TranslatableCollection,
  type TranslatableSlug,
  toSourceKey,
} from "../translations/translatable.ts";
import { overlay, pairSegments } from "./pair-segments.ts";
import { toMessage } from "./seed-records.ts";

const key = "sample-translations";
/** The newest news items; the sample repeats the older ones. */
const MAX_RECORDS = 24;

/** Publishes the Hindi of the sample, for texts that no editor has changed. An interrupted start begins again. */
export async function seedTranslations(payload: Payload): Promise<void> {
  if (await payload.kv.get(key)) return;
  const sample = readSampleSchool();
  const { identity } = await getSchool(payload);
  if (identity.name !== sample.identity.name) return;
  const hindi = readSampleTranslations();
  for (const global of schoolGlobals) {
    const { slug, part, toForm } = global;
    const texts = hindi.school[part];
    if (!isTranslatable(slug) || texts === undefined) continue;
    const doc = await payload.findGlobal({ slug, depth: 0 });
    const english = toForm(sample[part]);
    await publish(payload, slug, doc, english, toForm(overlayPart(sample, part, texts)));
  }
  for (const page of await findAll(payload, "pages")) {
    const english = sample.pages.list.find(({ address }) => address === page.address);
    const texts = english && hindi.pages[english.address];
    if (!english || !texts) continue;
    await publish(
      payload,
      "pages",
      page,
      toPageForm(english),
      toPageForm({ ...english, ...texts }),
    );
  }
  for (const [slug, pairs] of Object.entries(pairRecords(hindi.records)))
    await publishRecords(payload, slug as TranslatableCollection, pairs);
  await payload.updateGlobal({
    slug: "settings",
    data: { languages: ["hi"], _status: "published" },
    depth: 0,
  });
  await payload.kv.set(key, true);
}

const overlayPart = (sample: School, part: SchoolPart, texts: unknown): object =>
  Object(overlay(sample[part], texts));

type Pair = { english: object; hindi: object };

/** The records of the seed with their Hindi, by collection. */
export function pairRecords(hindi: Record<string, unknown[]>): Record<string, Pair[]> {
  const pair = (list: readonly object[], name: string): Pair[] =>
    list.map((english, index) => ({ english, hindi: Object(hindi[name]?.[index]) }));
  const messages = principalMessages.map((paragraphs, index) => ({
    english: { message: toMessage(paragraphs) },
    hindi: {
      name: "नमूना प्रधानाचार्य",
      message: toMessage(hindi["principalMessages"]?.[index] as string[]),
    },
  }));
  return {
    events: pairEvents(hindi["events"]),
    news: pair(news, "news"),
    announcements: pair(announcements, "announcements"),
    notices: pair(notices, "notices"),
    "principal-messages": messages,
  };
}

/** The two events of the month of the first start: their descriptions depend on whether an event was before that day. */
const pairEvents = (hindi: readonly unknown[] = []): Pair[] =>
  events.thisMonth.flatMap(({ title, venue }, index) => {
    const { past, upcoming, ...texts }: Record<string, unknown> = Object(hindi[index]);
    const translated = { past, upcoming };
    return (["past", "upcoming"] as const).map((time) => ({
      english: { title, venue, description: events.descriptions[time] },
      hindi: { ...texts, description: translated[time] },
    }));
  });

async function publishRecords(
  payload: Payload,
  slug: TranslatableCollection,
  pairs: readonly Pair[],
): Promise<void> {
  const titles = events.thisMonth.map(({ title }) => title);
  const where = slug === "events" && { where: { title: { in: titles } } };
  const docs: unknown[] = await findAll(payload, slug, { sort: "id", ...where });
  for (const found of docs.slice(0, MAX_RECORDS)) {
    const doc: { description?: string } = Object(found);
    // The year of the first start is in the text.
    const year = /\b20\d\d\b/.exec(doc.description ?? "")?.[0] ?? "";
    for (const pair of pairs) {
      const { english, hindi } = fillYear(pair, year);
      if (await publish(payload, slug, doc, { ...doc, ...english }, { ...doc, ...hindi })) break;
    }
  }
}

const fillYear = (pair: Pair, year: string): Pair =>
  JSON.parse(JSON.stringify(pair).replaceAll("{nextYear}", year));

/** Returns whether the record has the texts of `english`, and so a translation. */
async function publish(
  payload: Payload,
  slug: TranslatableSlug,
  doc: object,
  english: object,
  hindi: object,
): Promise<boolean> {
  const texts = pairSegments(slug, doc, english, hindi);
  if (!texts) return false;
  const { id }: { id?: number } = Object(doc);
  const of = toSourceKey(slug, isTranslatableGlobal(slug) ? undefined : id);
  const known = await payload.count({ collection: "translations", where: { of: { equals: of } } });
  if (known.totalDocs > 0) return true;
  const data = { of, language: "hi", texts, _status: "published" } as const;
  await payload.create({ collection: "translations", data: data as never, depth: 0 });
  return true;
}
