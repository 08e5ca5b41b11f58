import { href, type PageName } from "../pages/addresses.ts";

/** The page of one record; `undefined` when the CMS gave it no id. */
export const recordAddress = (page: PageName, { _id }: { _id: string }): string | undefined =>
  _id === "" ? undefined : href(page, { id: _id });
