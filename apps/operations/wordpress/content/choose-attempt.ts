import { isNextgenAddress } from "./addresses.ts";
import type { Content, Note } from "./content.ts";
import { listPictures } from "./measure.ts";

/** The content of an item as one source has it. */
export type Attempt = Content & {
  rung: "Elementor" | "Gutenberg" | "classic" | "REST answer" | "public page";
};

/** How many of the old words are in a new content. */
type Counts = Record<"inExport" | "onSite", (attempt: Attempt | undefined) => number>;

/** An attempt without gaps comes before one with; of these, the one with most words of what visitors saw. */
export function chooseAttempt(
  fromExport: Attempt | undefined,
  site: readonly Attempt[],
  { inExport, onSite }: Counts,
): Attempt | undefined {
  const least = inExport(fromExport);
  const isBetter = (one: Attempt, best: Attempt | undefined): boolean => {
    if (!best) return true;
    if (hasGap(one) !== hasGap(best)) return hasGap(best);
    return onSite(one) > onSite(best);
  };
  const best = site
    .filter((one) => inExport(one) >= least)
    .reduce((found, one) => (isBetter(one, found) ? one : found), fromExport);
  return best === fromExport || !best ? fromExport : withOwnNotes(best, fromExport);
}

const hasGap = ({ notes }: Content): boolean => notes.some(({ gap }) => gap !== undefined);

/** A form of the export is not in the new content, whatever its source, and a gallery may be built by a script. */
function withOwnNotes(best: Attempt, fromExport: Attempt | undefined): Attempt {
  const notes = fromExport?.notes ?? [];
  const isFilled = countNextgen(best) >= notes.filter(isNextgen).length;
  const own = notes.filter((note) =>
    isNextgen(note) ? !isFilled : note.needsPerson && note.gap === undefined,
  );
  const texts = new Set(best.notes.map(({ text }) => text));
  return { ...best, notes: [...best.notes, ...own.filter(({ text }) => !texts.has(text))] };
}

/** The text of the export with the pictures of NextGEN's galleries, which only the old site has. */
export function fillGalleries(
  fromExport: Attempt | undefined,
  site: readonly Attempt[],
): Attempt | undefined {
  const gaps = fromExport?.notes.filter(isNextgen) ?? [];
  if (!fromExport || gaps.length === 0) return fromExport;
  const { galleries, notes } = site
    .map((one) => ({ ...one, galleries: one.galleries.filter((some) => some.some(isOfNextgen)) }))
    .reduce<Pick<Content, "galleries" | "notes">>(
      (most, one) => (one.galleries.length > most.galleries.length ? one : most),
      { galleries: [], notes: [] },
    );
  if (galleries.length === 0) return fromExport;
  const others = fromExport.notes.filter((note) => !isNextgen(note));
  const left = galleries.length >= gaps.length ? notes.filter(isNextgen) : gaps;
  return {
    ...fromExport,
    galleries: [...fromExport.galleries, ...galleries],
    notes: [...others, ...left],
  };
}

const countNextgen = ({ galleries, blocks }: Content): number =>
  galleries.filter((pictures) => pictures.some(isOfNextgen)).length +
  listPictures(blocks).filter(isOfNextgen).length;

const isNextgen = ({ gap }: Note): boolean => gap === "NextGEN";
const isOfNextgen = ({ address }: { address: string }): boolean => isNextgenAddress(address);
