import type { LightboxItem } from "../types.ts";

type AutoPlay = LightboxItem["autoPlay"];
const isYes = (value: AutoPlay) => ["1", "true"].includes(String(value).toLowerCase());
const isNo = (value: AutoPlay) => ["0", "false"].includes(String(value).toLowerCase());

/**
 * Hosted videos (`yt`) play by themselves only when asked (1 or true);
 * every other video does unless forbidden (0 or false). Texts count like values.
 */
export function shouldAutoplay(item: Pick<LightboxItem, "type" | "autoPlay">): boolean {
  return item.type === "yt" ? isYes(item.autoPlay) : !isNo(item.autoPlay);
}
