import { href } from "../../addresses.ts";

export type Photo = {
  identifier: string;
  /** The photo's own address: with a script it opens in the viewer, without one it is a page. */
  href: string;
  /** The contact form with this photo's address filled in (R41). */
  removalHref: string;
  /** Says which photo it is and names nobody. */
  alt: string;
};

export function photosOf(path: string, albumId: string, attachments: readonly string[]): Photo[] {
  return attachments.map((identifier, index) => {
    const own = `${path}?${new URLSearchParams({ id: albumId, photo: identifier })}`;
    return {
      identifier,
      href: own,
      removalHref: `${href("contact")}?${new URLSearchParams({ photo: own })}`,
      alt: `Photo ${index + 1} of ${attachments.length}`,
    };
  });
}
