import { useInsertionEffect, useState } from "react";
import { type Options, resolveOptions } from "../options.ts";
import type { LightboxProps } from "../types.ts";

/**
 * The options, as the same object until a value changes. Host pages may pass inline functions and
 * labels: a new function is assigned to the object and causes no render.
 */
export function useOptions(props: LightboxProps): Options {
  const next = resolveOptions(props);
  const [current, setCurrent] = useState(next);
  const hasChanged = Object.keys({ ...current, ...next }).some(
    (name) => !Object.is(toComparable(current, name), toComparable(next, name)),
  );
  const options = hasChanged ? next : current;
  if (hasChanged) setCurrent(next);
  useInsertionEffect(() => {
    Object.assign(options, next);
  });
  return options;
}

function toComparable(options: Options, name: string): unknown {
  const value = options[name as keyof Options];
  if (name === "labels") return JSON.stringify(value);
  // These render from the props; only their presence matters here.
  if (name === "children" || name === "slots") return Boolean(value);
  return typeof value === "function" || value;
}
