import { knownLanguages } from "@manor/content-api/languages";
import { findOne } from "../database/find-records.ts";
import { getLanguages } from "../translations/languages.ts";
import { readSource } from "../translations/read-source.ts";
import { toSourceKey } from "../translations/translatable.ts";
import { addProblem, type ImportContext } from "./import-context.ts";
import type { ImportRecord } from "./import-record.ts";
import { findRow, findState, type Row, toDigest } from "./imported-items.ts";
import { matchTexts } from "./match-texts.ts";
import { saveRecord } from "./save-record.ts";
import { toData } from "./to-data.ts";
import { findWithheld } from "./write-records.ts";

const targets = { news: "news", events: "event", pages: "page" } as const;

/** The texts of items in another language, as translations of the records that were written before. */
export async function writeTranslations(
  context: ImportContext,
  records: AsyncIterable<ImportRecord>,
): Promise<void> {
  const offered = new Set((await getLanguages(context.payload)).map(({ code }) => code));
  for await (const record of records) {
    if (record.translationOf === "") continue;
    if (offered.has(record.language)) await writeTranslation(context, record);
    else addProblem(context, describeLanguage(record.language));
  }
}

const describeLanguage = (language: string): string => {
  const name = knownLanguages.find(({ code }) => code === language)?.name ?? language;
  return `A text in ${name} was not imported: choose ${name} under "Further languages of the website" in the settings, and import again.`;
};

async function writeTranslation(context: ImportContext, record: ImportRecord): Promise<void> {
  const { payload, counts } = context;
  const row = await findRow(payload, toDigest(record.translationOf));
  if (!row || !isTranslatable(row)) return writeAlone(context, record);
  const of = toSourceKey(row.list, row.record);
  const source = await readSource(payload, of);
  if (!source)
    return addProblem(context, `"${record.title}" was not imported: its original was deleted.`);
  const isKnown = (await findRow(payload, toDigest(record.key))) !== undefined;
  const isEdited = (await findState(payload, row)) !== "as written";
  const { language } = record;
  // An editor's work: also a translation in the trash.
  const where = { of: { equals: of }, language: { equals: language } };
  const isTaken =
    !isKnown && (await findOne(payload, "translations", where, { trash: true, draft: true }));
  if (isTaken || (isKnown && isEdited)) {
    counts.leftAlone += 1;
    return;
  }
  const { texts, isWhole } = matchTexts(row.list, source, await toFields(context, record, row));
  if (!isWhole)
    addProblem(
      context,
      `"${record.title}" is a draft: its texts differ from those of its original.`,
    );
  const isPublic = record.isPublic && isWhole && source.isPublished && !isEdited;
  await saveRecord(context, {
    ...{ key: record.key, list: "translations", data: { of, language, texts }, isPublic },
    ...{ oldAddress: record.oldAddress, title: record.title, pictures: [], documents: [] },
  });
}

type TranslatableRow = Row & { list: keyof typeof targets };

const isTranslatable = (row: Row): row is TranslatableRow => Object.hasOwn(targets, row.list);

/** The fields of the record that the item would be. */
async function toFields(context: ImportContext, record: ImportRecord, { list }: TranslatableRow) {
  const addresses = record.blocks.flatMap((block) =>
    block.kind === "picture" ? block.picture : [],
  );
  const pictures = await findWithheld(context, addresses);
  const findPicture = (address: string) => pictures.get(address);
  const files = { pictures: [], documents: [], findPicture };
  return toData({ ...record, target: targets[list] }, files).data;
}

/** Its original became an album, or nothing. */
async function writeAlone(context: ImportContext, record: ImportRecord): Promise<void> {
  addProblem(context, `"${record.title}" is a draft: its original has no translations.`);
  const { list, data } = toData(record, {
    ...{ pictures: [], documents: [], findPicture: () => undefined },
  });
  const { key, oldAddress } = record;
  const files = { pictures: [], documents: [] };
  await saveRecord(context, { key, list, data, isPublic: false, oldAddress, ...files });
}
