import {
  eachLineWith,
  joinLines,
  type Lines,
  type WordWindows,
  wordWindows,
} from "./word-windows.ts";

/** Longer searches are rare and find little, so going through all titles is quick enough for them. */
const MOST_WORDS = 3;

/** Marks, for every title, whether it holds the search: 1 or 0 at its position. */
export type TitleSearch = (foldedSearch: string) => Uint8Array;

/** A search through folded titles. What it needs to be quick is made when it is first asked for. */
export function createTitleSearch(foldedTitles: readonly string[]): TitleSearch {
  const titles: Lines = joinLines(foldedTitles);
  const windows = new Map<number, WordWindows>();

  function windowsOf(size: number): WordWindows {
    const made = windows.get(size) ?? wordWindows(titles, size);
    windows.set(size, made);
    return made;
  }

  return (search) => {
    const marks = new Uint8Array(foldedTitles.length);
    const size = search.split(" ").length;
    if (size > MOST_WORDS) {
      eachLineWith(titles, search, (title) => {
        marks[title] = 1;
      });
      return marks;
    }
    const rows = windowsOf(size);
    eachLineWith(rows, search, (row) => {
      const [from = 0, to = 0] = [rows.lineStarts[row], rows.lineStarts[row + 1]];
      for (let at = from; at < to; at += 1) marks[rows.lines[at] ?? 0] = 1;
    });
    return marks;
  };
}
