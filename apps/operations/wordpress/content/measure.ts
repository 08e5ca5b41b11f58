import type { TextBlock, TextPiece } from "@manor/content-api/text-pages";
import type { Picture } from "./content.ts";
import { type OldContent, toWords } from "./old-content.ts";

export type Share = { old: number; found: number };
/** How many words, links and pictures of the old content are in the new one. */
export type Completeness = { words: Share; links: Share; pictures: Share };

export type NewContent = { text: string; links: Set<string>; pictures: Picture[] };

export function measure(old: OldContent, { text, links, pictures }: NewContent): Completeness {
  const texts = pictures.flatMap(({ alt, caption }) => [alt, caption]);
  const addresses = new Set(pictures.map(({ address }) => address));
  return {
    words: {
      old: old.words.length,
      found: countFound(old.words, toWords([text, ...texts].join(" "))),
    },
    links: { old: old.links.size, found: [...old.links].filter((link) => links.has(link)).length },
    pictures: {
      old: old.pictures.length,
      found: old.pictures.filter((names) => names.some((name) => addresses.has(name))).length,
    },
  };
}

/** A word counts as often as it occurs in both texts. */
function countFound(old: readonly string[], now: readonly string[]): number {
  const rest = new Map<string, number>();
  for (const word of now) rest.set(word, (rest.get(word) ?? 0) + 1);
  let found = 0;
  for (const word of old) {
    const count = rest.get(word) ?? 0;
    if (count > 0) found += 1;
    rest.set(word, count - 1);
  }
  return found;
}

export function listLinks(blocks: readonly TextBlock[]): Set<string> {
  const links = new Set<string>();
  const add = (pieces: readonly TextPiece[]): void => {
    for (const piece of pieces) if (piece.kind === "link") links.add(piece.href);
  };
  for (const block of blocks) {
    if (block.kind === "button") links.add(block.href);
    else if (block.kind === "list") block.items.forEach(add);
    else if ("pieces" in block) add(block.pieces);
  }
  return links;
}

export const listPictures = (blocks: readonly TextBlock[]): Picture[] =>
  blocks.flatMap((block) =>
    block.kind === "picture"
      ? [{ address: block.picture, alt: block.alt, caption: block.caption }]
      : [],
  );
