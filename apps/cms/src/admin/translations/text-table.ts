import type { Language } from "@manor/content-api/languages";
import type { PayloadRequest } from "payload";
import { align } from "../../translations/align.ts";
import { findTranslation } from "../../translations/find-translation.ts";
import type { SourceState } from "../../translations/list-states.ts";
import { readSource } from "../../translations/read-source.ts";
import { readTranslated } from "../../translations/read-translated.ts";

/** The first column identifies a text and must stay; translators fill the last one. */
export const columnTitles = ({ name }: Language): string[] => ["Key", "Place", "English", name];

/** A row for each text of a source, with its translation so far. */
export async function toRows(
  req: PayloadRequest,
  { of }: Pick<SourceState, "of">,
  { code }: Language,
): Promise<string[][]> {
  const source = await readSource(req.payload, of, "en", req);
  if (!source) return [];
  const translation = await findTranslation(req, of, code, { draft: true });
  const found = align(readTranslated(translation?.texts), source.segments);
  return source.segments.map(({ key, text, label }) => [
    `${of}#${key}`,
    `${source.title}: ${label}`,
    text,
    found.get(key)?.text ?? "",
  ]);
}

export type TextRow = { row: number; of: string; key: string; source: string; text: string };

/** `undefined` when the first row has not these columns. */
export function readTextRows(
  { header, rows }: { header: string[]; rows: { row: number; cells: string[] }[] },
  language: Language,
): TextRow[] | undefined {
  const [keyTitle, , englishTitle, name] = columnTitles(language);
  const find = (title: string | undefined) =>
    header.findIndex((each) => each.toLowerCase() === title?.toLowerCase());
  const [atKey, atEnglish, atText] = [find(keyTitle), find(englishTitle), find(name)];
  if ([atKey, atEnglish, atText].includes(-1)) return undefined;
  return rows.map(({ row, cells }) => {
    const [of = "", key = ""] = splitOnce(cells[atKey] ?? "");
    const source = withoutGuard(cells[atEnglish] ?? "");
    return { row, of, key, source, text: withoutGuard(cells[atText] ?? "") };
  });
}

function splitOnce(cell: string): string[] {
  const at = cell.indexOf("#");
  return at === -1 ? [cell] : [cell.slice(0, at), cell.slice(at + 1)];
}

/** The export puts an apostrophe before what a spreadsheet would run as a formula. */
const withoutGuard = (cell: string): string =>
  cell.replace(/^'(?=[=+\-@])/, "").replaceAll("\r\n", "\n");
