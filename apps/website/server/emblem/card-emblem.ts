import type { School } from "../../app/for-server.ts";
import { cardEmblem } from "../cards/emblem.ts";
import { asSvg } from "./emblem-files.ts";
import type { SchoolEmblem } from "./school-emblem.ts";

/** The emblem on a card, as an SVG of 65 by 78; empty when it is unavailable. */
export async function createCardEmblem(emblem: SchoolEmblem, school: School): Promise<string> {
  if (!school.brand.emblem) return cardEmblem;
  const png = await emblem.png(school, { width: 195, height: 234 });
  return png
    ? asSvg(png, 65, 78)
    : '<svg xmlns="http://www.w3.org/2000/svg" width="65" height="78"/>';
}
