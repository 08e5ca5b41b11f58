export type Opened = {
  collectionSlug?: string | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
};

/** Where the host keeps the record or the screen that somebody has opened. */
export const addressOf = ({ collectionSlug, globalSlug, id }: Opened): string =>
  globalSlug ? `/cms-api/globals/${globalSlug}` : `/cms-api/${collectionSlug}/${id}`;

/** As the desk has it now, what is not published included. */
export const latestOf = (opened: Opened): string => `${addressOf(opened)}?draft=true&depth=0`;
