import type { Language } from "@manor/content-api/languages";
import type { PayloadRequest } from "payload";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createTranslator, type Message } from "../../i18n/translate.ts";
import { align, type Translated } from "../../translations/align.ts";
import { findTranslation } from "../../translations/find-translation.ts";
import { readSource } from "../../translations/read-source.ts";
import { readTranslated } from "../../translations/read-translated.ts";
import type { Table } from "../import/parse-table.ts";
import { readTextRows, type TextRow } from "./text-table.ts";
import { createTranslation } from "./translation-endpoints.ts";

export type TextsReport = {
  /** How many translations were changed, and how many of their texts. */
  translations: number;
  texts: number;
  /** The rows that were left out, each with the reason. */
  skipped: { row: number; reason: string }[];
};

/** Empty cells change nothing. A row whose English text has changed since the export is left out. */
export async function importTexts(
  req: PayloadRequest,
  language: Language,
  table: Table,
): Promise<TextsReport> {
  const rows = readTextRows(table, language);
  if (!rows) {
    const columns = `“Key”, “English”, “${language.name}”`;
    const values = { columns };
    throw new RefusalError(
      "The first row must contain the column names. Missing: {columns}.",
      values,
    );
  }
  const report: TextsReport = { translations: 0, texts: 0, skipped: [] };
  const filled = rows.filter(({ text }) => text !== "");
  for (const [of, ofSource] of Map.groupBy(filled, (row) => row.of)) {
    const texts = await importSource(req, language, of, ofSource, report);
    report.texts += texts;
    if (texts > 0) report.translations += 1;
  }
  report.skipped.sort((a, b) => a.row - b.row);
  return report;
}

async function importSource(
  req: PayloadRequest,
  { code }: Language,
  of: string,
  rows: readonly TextRow[],
  { skipped }: TextsReport,
): Promise<number> {
  const t = createTranslator(req.i18n.language);
  const skip = (row: number, reason: Message) => skipped.push({ row, reason: t(reason) });
  const source = await readSource(req.payload, of, "en", req);
  if (!source) {
    for (const { row } of rows) skip(row, "The source of this text does not exist.");
    return 0;
  }
  const stored = await findTranslation(req, of, code, { draft: true, trash: true });
  if (stored?.deletedAt) {
    for (const { row } of rows)
      skip(row, "The translation is in the trash. Please restore it first.");
    return 0;
  }
  const before = align(readTranslated(stored?.texts), source.segments);
  const imported = new Map<string, Translated>();
  for (const { row, key, source: english, text } of rows) {
    const segment = source.segments.find((each) => each.key === key);
    if (segment?.text.trim() !== english.trim() || segment === undefined)
      skip(row, "The English text has changed since the export.");
    else if (before.get(key)?.text !== text || before.get(key)?.source !== segment.text)
      imported.set(key, { key, field: segment.field, source: segment.text, text });
  }
  if (imported.size === 0) return 0;
  const texts = source.segments.flatMap(({ key }) => {
    const one = imported.get(key) ?? before.get(key);
    return one ? [{ ...one, key }] : [];
  });
  const { id } = stored ?? (await createTranslation(req, of, code));
  await req.payload.update({
    collection: "translations",
    id,
    data: { texts, _status: "draft" },
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return imported.size;
}
