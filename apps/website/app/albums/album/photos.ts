import type { PictureWords } from "@manor/content-api";
import { withoutFocus } from "@manor/content-api/focus";
import { href } from "../../addresses.ts";

export type Photo = {
  identifier: string;
  /** The photo's own address: with a script it opens in the viewer, without one it is a page. */
  href: string;
  /** The contact form with this photo's address filled in (R41). */
  removalHref: string;
  /** The editor's alt text, or the photo's number; never a person's name. */
  alt: string;
  /** What the office wrote below it, or "". */
  caption: string;
};

export function photosOf(
  path: string,
  albumId: string,
  attachments: readonly string[],
  words: readonly PictureWords[] = [],
): Photo[] {
  return attachments.map((identifier, index) => {
    const said = words.find(({ file }) => file === identifier);
    // A shared address stays valid when the focal point changes.
    const photo = withoutFocus(identifier);
    const own = `${path}?${new URLSearchParams({ id: albumId, photo })}`;
    return {
      identifier,
      href: own,
      removalHref: `${href("contact")}?${new URLSearchParams({ photo: own })}`,
      alt: said?.alt || `Photo ${index + 1} of ${attachments.length}`,
      caption: said?.caption ?? "",
    };
  });
}
