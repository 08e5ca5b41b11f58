import type { z } from "zod";

export type ReadList<T> = { items: T[]; dropped: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Common keys of a wrapped list, tried before any other array in the object. */
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
 * Parses a list tolerantly: a bare array, or an object that contains one.
 * Drops items that are not objects or fail the schema and counts them in `dropped`.
 * Returns `undefined` without a list. Never throws.
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

/** Parses one object with `requiredKey`: bare, in an array, or wrapped in an object. `undefined` without one. */
export function readOne<T>(json: unknown, item: z.ZodType<T>, requiredKey: string): T | undefined {
  const candidates = [
    json,
    ...(Array.isArray(json) ? json : []),
    ...(isObject(json) ? Object.values(json) : []),
  ];
  const found = candidates.find((entry) => isObject(entry) && Object.hasOwn(entry, requiredKey));
  const parsed = item.safeParse(found);
  return found !== undefined && parsed.success ? parsed.data : undefined;
}
