import type { LightboxItem } from "../types.ts";
import { getSrc } from "./items.ts";

/** A unique key for each item: its `id`, else its URL. A number is added to a repeated key. */
export function toKeys(items: readonly LightboxItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = `${item.id ?? getSrc(item) ?? item.videoID ?? item.videoSrc}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count ? `${name} ${count}` : name;
  });
}
