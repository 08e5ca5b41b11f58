import { useInsertionEffect, useState } from "react";
import { type Options, resolveOptions } from "../options.ts";
import type { LightboxProps } from "../types.ts";

/**
 * The options, the same object until a value changes. A host page may write its functions and labels
 * inline: a new function is written into the object, which no part needs to be drawn again for.
 */
export function useOptions(props: LightboxProps): Options {
  const now = resolveOptions(props);
  const [kept, setKept] = useState(now);
  const isOther = Object.keys({ ...kept, ...now }).some(
    (name) => !Object.is(toComparable(kept, name), toComparable(now, name)),
  );
  const options = isOther ? now : kept;
  if (isOther) setKept(now);
  useInsertionEffect(() => {
    Object.assign(options, now);
  });
  return options;
}

function toComparable(options: Options, name: string): unknown {
  const value = options[name as keyof Options];
  if (name === "labels") return JSON.stringify(value);
  // Children are drawn from the props: only whether there are any counts.
  if (name === "children") return Boolean(value);
  return typeof value === "function" || value;
}
