import { dayIn } from "./day-rule.ts";
import { inWords } from "./in-words.ts";

/** What has to be known of a field to tell two of its values apart, and to name them. */
export type NamedField = {
  path: string;
  label: string;
  type: string;
  options?: Record<string, string>;
  /** Of a list: what each of its lines has. */
  line?: readonly NamedField[];
};

export type Difference = { path: string; label: string; from: string; to: string };

type Data = Record<string, unknown>;

/** The fields in which two states of a record differ, with both values as an office would say them. */
export function differences(
  fields: readonly NamedField[],
  from: Data,
  to: Data,
  language?: string,
): Difference[] {
  return fields.flatMap((field) => {
    const [before, after] = [from, to].map((data) =>
      told(field, valueAt(data, field.path), language),
    );
    if (before === undefined || after === undefined || before === after) return [];
    return [{ path: field.path, label: field.label, from: before, to: after }];
  });
}

const valueAt = (data: Data, path: string): unknown =>
  path.split(".").reduce<unknown>((at, name) => Object(at ?? {})[name], data);

function told(field: NamedField, value: unknown, language?: string): string {
  if (value === undefined || value === null || value === "") return "";
  if (field.type === "date") {
    const day = dayIn(value);
    return day ? inWords(day, language) : String(value);
  }
  if (field.type === "upload" || field.type === "relationship") return files(value);
  if (field.type === "richText") return textOf(value).trim();
  if (field.line) return linesOf(field.line, value, language);
  return field.options?.[String(value)] ?? String(value);
}

/** A list as its lines, one after the other. */
function linesOf(line: readonly NamedField[], value: unknown, language?: string): string {
  const rows: Data[] = Array.isArray(value) ? value : [];
  return rows
    .map((row) => line.map((field) => told(field, valueAt(row, field.path), language)))
    .map((parts) => parts.filter(Boolean).join(", "))
    .join("; ");
}

/** By their ids, because two states differ when their files do; the reader sees how many. */
function files(value: unknown): string {
  const ids = (Array.isArray(value) ? value : [value]).map((one) => Object(one).id ?? one);
  return ids.length === 0 ? "" : `${ids.length} (no. ${ids.join(", ")})`;
}

/** The words of formatted text. */
function textOf(node: unknown): string {
  const { text, root, children }: { text?: unknown; root?: unknown; children?: unknown } =
    Object(node);
  if (typeof text === "string") return text;
  if (root) return textOf(root);
  return Array.isArray(children) ? children.map(textOf).join(" ") : "";
}
