import type { GlobalSlug, Payload, PayloadRequest } from "payload";
import { findOne } from "../database/find-records.ts";
import { getLabel } from "../i18n/translate.ts";
import { getFieldLabels } from "./field-labels.ts";
import { listSegments, type Segment } from "./segments.ts";
import { parseSource, type Source, type TranslatableGlobal } from "./translatable.ts";

export type SourceTexts = {
  source: Source;
  doc: object;
  /** The title of the record, or the name of the settings page. */
  title: string;
  kind: string;
  isPublished: boolean;
  segments: (Segment & { label: string; maxLength?: number })[];
};

/**
 * The texts of a source: of its published version, which visitors see, or else of its draft. `undefined` when it is
 * no source, or was deleted, or is in the trash.
 */
export async function readSource(
  payload: Payload,
  key: unknown,
  language?: string,
  req?: PayloadRequest,
): Promise<SourceTexts | undefined> {
  const source = parseSource(key);
  const found = source && (await findDoc(payload, source, req));
  if (!found) return undefined;
  const labels = getFieldLabels(payload, source.slug, language);
  const segments = listSegments(source.slug, found.doc).map((segment) => ({
    ...segment,
    ...labels(segment),
  }));
  return { source, ...found, ...describe(payload, source, found.doc, language), segments };
}

type Found = { doc: Record<string, unknown>; isPublished: boolean };

async function findDoc(
  payload: Payload,
  { slug, id }: Source,
  req: PayloadRequest | undefined,
): Promise<Found | undefined> {
  const within = req ? { req } : {};
  if (id === undefined) {
    const doc = await payload.findGlobal({ slug, depth: 0, draft: false, ...within });
    // The emergency banner has no drafts.
    return { doc: { ...doc }, isPublished: Object(doc)._status !== "draft" };
  }
  const where = { id: { equals: id }, _status: { equals: "published" } };
  const published = await findOne(payload, slug, where, within);
  if (published) return { doc: { ...published }, isPublished: true };
  const options = { depth: 0, draft: true, disableErrors: true, ...within };
  const draft: unknown = await payload.findByID({ collection: slug, id, ...options });
  return draft ? { doc: Object(draft), isPublished: false } : undefined;
}

function describe(
  payload: Payload,
  { slug, id }: Source,
  doc: Record<string, unknown>,
  language: string | undefined,
): { title: string; kind: string } {
  if (id === undefined) {
    const title = getLabel(findGlobalConfig(payload, slug)?.label, language);
    return { title, kind: title };
  }
  const { labels, admin } = payload.collections[slug].config;
  const title = String(doc[admin.useAsTitle ?? "id"] ?? id);
  return { title, kind: getLabel(labels.singular, language) };
}

export const findGlobalConfig = (payload: Payload, slug: GlobalSlug | TranslatableGlobal) =>
  payload.globals.config.find((global) => global.slug === slug);
