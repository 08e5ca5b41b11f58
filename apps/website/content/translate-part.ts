import type { School } from "@manor/content-api/school";
import { schoolTexts, splitTextPath, type TranslatedPart } from "@manor/content-api/school-texts";

type Values = Record<string, unknown>;

/**
 * A part with the texts of its translation. `undefined` when their rows differ: the answers are then of different
 * versions, and a text could be shown with the amount or picture of another row.
 */
export function translatePart<Part extends TranslatedPart>(
  part: Part,
  english: School[Part],
  translated: School[Part],
): School[Part] | undefined {
  const paths = schoolTexts[part].map(splitTextPath);
  if (!haveSameRows(english, translated, paths)) return undefined;
  // Only texts are replaced, by texts: the type is that of the English part.
  return replaceTexts(english, translated, paths) as School[Part];
}

/** The paths below each first step. An empty path is the text itself. */
const groupPaths = (paths: readonly string[][]) =>
  Map.groupBy(
    paths.filter(([step]) => step !== undefined),
    ([step]) => String(step),
  );
const isText = (paths: readonly string[][]) => paths.some(({ length }) => length === 0);
const tail = (paths: readonly string[][]) => paths.map(([, ...rest]) => rest);

function replaceTexts(english: unknown, translated: unknown, paths: readonly string[][]): unknown {
  if (isText(paths)) return areAlike(english, translated) ? translated : english;
  if (Array.isArray(english)) {
    const rows: unknown[] = Array.isArray(translated) ? translated : [];
    return english.map((row, index) => replaceTexts(row, rows[index], tail(paths)));
  }
  if (!isObject(english)) return english;
  const texts = Array.from(groupPaths(paths), ([step, below]) => [
    step,
    replaceTexts(english[step], Object(translated)[step], tail(below)),
  ]);
  const known = texts.filter(([step]) => String(step) in english);
  return { ...english, ...Object.fromEntries(known) };
}

/** Whether each list has as many rows, and each row the same values apart from its texts. */
function haveSameRows(english: unknown, translated: unknown, paths: readonly string[][]): boolean {
  if (isText(paths)) return true;
  if (Array.isArray(english)) {
    const rows: unknown[] = Array.isArray(translated) ? translated : [];
    if (rows.length !== english.length) return false;
    const below = tail(paths);
    return english.every((row, index) => {
      const other = rows[index];
      const withoutTexts = [row, replaceTexts(other, row, below)];
      return JSON.stringify(withoutTexts[0]) === JSON.stringify(withoutTexts[1]);
    });
  }
  return Array.from(groupPaths(paths)).every(([step, below]) =>
    haveSameRows(Object(english)[step], Object(translated)[step], tail(below)),
  );
}

/** A text replaces a text, and lines replace lines. */
const areAlike = (one: unknown, other: unknown): boolean =>
  typeof one === "string"
    ? typeof other === "string"
    : Array.isArray(one) && Array.isArray(other) && other.every((line) => typeof line === "string");

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
