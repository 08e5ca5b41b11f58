import { href, type PageName } from "../pages/addresses.ts";

export const recordAddress = (page: PageName, { _id }: { _id: string }): string | undefined =>
  _id === "" ? undefined : href(page, { id: _id });
