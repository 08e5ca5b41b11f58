/** The two pages that show one album. */
export type AlbumPath = "/SubGallery" | "/subFest";

export type Photo = {
  identifier: string;
  /** The photo's own address: with a script it opens in the viewer, without one it is a page. */
  href: string;
  /** The contact form with this photo's address filled in (R41). */
  removalHref: string;
  /** Says which photo it is and names nobody. */
  alt: string;
};

export function photosOf(
  path: AlbumPath,
  albumId: string,
  attachments: readonly string[],
): Photo[] {
  return attachments.map((identifier, index) => {
    const href = `${path}?${new URLSearchParams({ id: albumId, photo: identifier })}`;
    return {
      identifier,
      href,
      removalHref: `/contact?${new URLSearchParams({ photo: href })}`,
      alt: `Photo ${index + 1} of ${attachments.length}`,
    };
  });
}
