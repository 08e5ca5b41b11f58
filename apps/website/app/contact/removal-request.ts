import { href } from "../../model/pages/addresses.ts";
import type { Translate } from "../../model/texts/translate.ts";

const albumPages = new Set([href("sub-gallery"), href("sub-fest")]);
const DUMMY_ORIGIN = "https://site.invalid";

/** The prefilled message of a photo removal request (R41), or "" when the address names no photo of this site. */
export function removalRequest(photo: string | null, t: Translate): string {
  if (!photo?.startsWith("/")) return "";
  const url = URL.parse(photo, DUMMY_ORIGIN);
  if (url?.origin !== DUMMY_ORIGIN || !albumPages.has(url.pathname)) return "";
  const [id, name] = [url.searchParams.get("id"), url.searchParams.get("photo")];
  if (!id || !name) return "";
  // Built again from its parts, so that only the address of a photo gets into the message.
  const address = `${url.pathname}?${new URLSearchParams({ id, photo: name })}`;
  return `${t("Please remove this photo: {address}", { address })}\n\n`;
}
