/**
 * The page numbers of a pager: the first, the last, and those next to the current one.
 * A negative number marks a gap; a gap of one page is filled with that page.
 */
export function pagesAround(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, at) => {
    const missing = number - (shown[at - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [-number, number];
  });
}
