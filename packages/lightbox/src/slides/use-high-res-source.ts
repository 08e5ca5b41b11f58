import { useEffect, useState } from "react";
import { prefersReducedData } from "../core/environment.ts";
import { getSrc } from "../core/items.ts";
import type { LightboxItem } from "../types.ts";
import { loadImage } from "./load-image.ts";

/**
 * The `src` of a photo: the largest version when zoomed and decoded, else the default. Not with a
 * `srcSet`, whose `sizes` change instead, and not with Save-Data.
 */
export function useHighResSource(item: LightboxItem, zoomed: boolean): string | undefined {
  const src = getSrc(item);
  const { original } = item;
  const [highRes, setHighRes] = useState<string>();
  const requested =
    zoomed && !item.srcSet && original !== src && !prefersReducedData() ? original : undefined;

  useEffect(() => {
    if (!requested) return;
    loadImage(requested).then((image) => image && setHighRes(requested));
  }, [requested]);

  return highRes && highRes === original ? highRes : src;
}
