import { href } from "../pages/addresses.ts";

export const shareAddress = (path: string): string =>
  `${href("share")}?of=${encodeURIComponent(path)}`;
