import { href } from "../pages/addresses.ts";

/** The address of the share page for a path. */
export const shareAddress = (path: string): string =>
  `${href("share")}?of=${encodeURIComponent(path)}`;
