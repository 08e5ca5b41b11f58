import { emblemShapes, type School } from "../../app/for-server.ts";
import { asSvg } from "./emblem-files.ts";
import type { SchoolEmblem } from "./school-emblem.ts";

const { shield, ridge, book, sun, rays } = emblemShapes;

/** The emblem in ivory and gold, 65 by 78. */
const cardEmblem = `<svg xmlns="http://www.w3.org/2000/svg" width="65" height="78" viewBox="0 0 100 120">
  ${[shield, ridge, book].map((shape) => `<path fill="#f4efe2" fill-rule="evenodd" d="${shape}"/>`).join("")}
  <path fill="#f0d698" d="${sun}"/>
  <path d="${rays}" stroke="#f0d698" stroke-width="2.6" stroke-linecap="round"/>
</svg>`;

/** The emblem on a card, as an SVG of 65 by 78; empty when it is unavailable. */
export async function createCardEmblem(emblem: SchoolEmblem, school: School): Promise<string> {
  if (!school.brand.emblem) return cardEmblem;
  const png = await emblem.png(school, { width: 195, height: 234 });
  return png
    ? asSvg(png, 65, 78)
    : '<svg xmlns="http://www.w3.org/2000/svg" width="65" height="78"/>';
}
