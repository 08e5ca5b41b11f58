/** Cards on one page of a list. */
export const PAGE_SIZE = 24;

/** How many pages that many records fill; an empty list is one page. */
export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** The page, from 1 to the last one there is. */
export const readPage = (written: string | null | undefined, pages: number): number =>
  Math.min(Math.max(/^\d{1,6}$/.test(written ?? "") ? Number(written) : 1, 1), pages);
