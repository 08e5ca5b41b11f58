import type { z } from "zod";

export type ReadList<T> = { items: T[]; dropped: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keys under which hosts commonly wrap a list, tried before any other array in the object. */
const WRAPPERS = ["data", "items", "docs", "results", "result"];

function findList(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json;
  if (!isObject(json)) return undefined;
  const keys = [...WRAPPERS.filter((key) => Object.hasOwn(json, key)), ...Object.keys(json)];
  for (const key of keys) {
    const value = json[key];
    if (Array.isArray(value)) return value;
  }
  return undefined;
}

/**
 * Reads a list answer tolerantly: a bare array, or an object that holds one.
 * Items that are no objects or fail the schema are left out and counted in `dropped`.
 * Returns `undefined` when there is no list at all. Never throws.
 */
export function readList<T>(json: unknown, item: z.ZodType<T>): ReadList<T> | undefined {
  const list = findList(json);
  if (!list) return undefined;
  const items: T[] = [];
  for (const entry of list) {
    if (!isObject(entry)) continue;
    const parsed = item.safeParse(entry);
    if (parsed.success) items.push(parsed.data);
  }
  return { items, dropped: list.length - items.length };
}

/** Reads one object: bare, the only entry of an array, or wrapped in an object. `undefined` when there is none. */
export function readOne<T>(json: unknown, item: z.ZodType<T>, signKey: string): T | undefined {
  const candidates = [
    json,
    ...(Array.isArray(json) ? json : []),
    ...(isObject(json) ? Object.values(json) : []),
  ];
  const found = candidates.find((entry) => isObject(entry) && Object.hasOwn(entry, signKey));
  const parsed = item.safeParse(found);
  return found !== undefined && parsed.success ? parsed.data : undefined;
}
