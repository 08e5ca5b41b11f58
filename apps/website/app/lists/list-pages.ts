/** Cards on one page of a list. */
export const PAGE_SIZE = 24;

/** The number of pages for a number of records; an empty list has one page. */
export const pagesFor = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

/** The page number in an address, clamped to the existing pages. */
export const readPage = (param: string | null | undefined, pages: number): number =>
  Math.min(Math.max(/^\d{1,6}$/.test(param ?? "") ? Number(param) : 1, 1), pages);
