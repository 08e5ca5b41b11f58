import type { PictureWords } from "@manor/content-api";
import { withoutFocus } from "@manor/content-api/image-path";
import { href } from "../../../model/pages/addresses.ts";
import type { Translate } from "../../../model/texts/translate.ts";

export type Photo = {
  identifier: string;
  /** The photo's own address: the lightbox opens it, and without JavaScript it is a page. */
  href: string;
  /** The contact form with this photo's address filled in (R41). */
  removalHref: string;
  /** The editor's alt text, or "Photo 3 of 12". Never names a person. */
  alt: string;
  caption: string;
};

export function toPhotos(
  path: string,
  albumId: string,
  attachments: readonly string[],
  pictureTexts: readonly PictureWords[] | undefined,
  t: Translate,
): Photo[] {
  return attachments.map((identifier, index) => {
    const entry = pictureTexts?.find(({ file }) => file === identifier);
    // A shared address stays valid when the focal point changes.
    const photo = withoutFocus(identifier);
    const address = `${path}?${new URLSearchParams({ id: albumId, photo })}`;
    return {
      identifier,
      href: address,
      removalHref: `${href("contact")}?${new URLSearchParams({ photo: address })}`,
      alt:
        entry?.alt ||
        t("Photo {number} of {count}", { number: index + 1, count: attachments.length }),
      caption: entry?.caption ?? "",
    };
  });
}
