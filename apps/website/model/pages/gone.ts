/** The query of the "not found" page for an address whose content is gone for good. */
export const GONE_SEARCH = "?gone=1";

export const isGoneSearch = (search: string): boolean => search === GONE_SEARCH;
