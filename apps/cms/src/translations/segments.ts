import { splitTextPath } from "@manor/content-api/school-texts";
import { mapRichText } from "./rich-text-segments.ts";
import { getTranslatable, type TranslatableSlug } from "./translatable.ts";

/** One text of a source. */
export type Segment = {
  /** Its place, the same in every version: `milestones.6a2f.title`, or `body.4` in a rich text. */
  key: string;
  /** Its field: `milestones[].title`. */
  field: string;
  text: string;
  /** A paragraph of a rich text: its place changes with the others, and it can be left out. */
  isBlock?: true;
};

type Change = (segment: Segment) => string | undefined;
type Values = Record<string, unknown>;

/** The texts of a source that a translation has, in order. Blank texts are none. */
export function listSegments(slug: TranslatableSlug, doc: object, keyRows = byId): Segment[] {
  const segments: Segment[] = [];
  mapTexts(slug, doc, keyRows, (segment) => {
    segments.push(segment);
    return segment.text;
  });
  return segments;
}

/** A copy of the source with other texts. Without a text, a paragraph is left out; another text stays. */
export const replaceSegments = <T extends object>(
  slug: TranslatableSlug,
  doc: T,
  change: Change,
): T => mapTexts(slug, doc, byId, change) as T;

/** The id of a row does not change when rows are added or moved. */
export const byId = (row: Values, index: number): string => String(row["id"] ?? index);
export const byIndex = (_: Values, index: number): string => String(index);

function mapTexts(slug: TranslatableSlug, doc: object, keyRows: typeof byId, change: Change) {
  return getTranslatable(slug).fields.reduce<Values>(
    (values, field) => {
      const steps = splitTextPath(field);
      return Object(mapSteps(values, steps, { field, key: [], keyRows, change }));
    },
    { ...doc },
  );
}

type Place = { field: string; key: readonly string[]; keyRows: typeof byId; change: Change };

function mapSteps(value: unknown, [step, ...rest]: readonly string[], place: Place): unknown {
  if (step === undefined) return mapText(value, place);
  const below = (key: string): Place => ({ ...place, key: [...place.key, key] });
  if (step === "[]") {
    const rows: Values[] = Array.isArray(value) ? value : [];
    return rows.map((row, index) => mapSteps(row, rest, below(place.keyRows(row, index))));
  }
  const values: Values = Object(value);
  if (!(step in values)) return value;
  return { ...values, [step]: mapSteps(values[step], rest, below(step)) };
}

function mapText(value: unknown, { field, key: steps, change }: Place): unknown {
  const key = steps.join(".");
  if (typeof value === "string")
    return value.trim() === "" ? value : (change({ key, field, text: value }) ?? value);
  if (typeof value !== "object" || value === null || !("root" in value)) return value;
  return mapRichText(value, (text, index) =>
    change({ key: `${key}.${index}`, field, text, isBlock: true }),
  );
}
