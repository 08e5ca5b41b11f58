import { useEffect, useState } from "react";
import { prefersReducedData } from "../core/environment.ts";
import { getSrc } from "../core/items.ts";
import type { LightboxItem } from "../types.ts";

/**
 * The address to show: the largest version as soon as somebody zooms and it has come, without
 * a moment of emptiness. A `srcSet` does the same by its sizes, and Save-Data forbids it.
 */
export function useHighResSource(item: LightboxItem, zoomed: boolean): string | undefined {
  const usual = getSrc(item);
  const { original } = item;
  const [sharp, setSharp] = useState<string>();
  const wanted =
    zoomed && !item.srcSet && original !== usual && !prefersReducedData() ? original : undefined;

  useEffect(() => {
    if (!wanted) return;
    const ahead = new Image();
    ahead.src = wanted;
    ahead.decode().then(
      () => setSharp(wanted),
      () => undefined, // The usual size stays.
    );
  }, [wanted]);

  return sharp && sharp === original ? sharp : usual;
}
