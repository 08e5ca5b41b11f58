import type { TextBlock } from "@manor/content-api/text-pages";

/** A picture of the old site: its absolute address, and its texts. It is listed, not fetched. */
export type Picture = { address: string; alt: string; caption: string };

/** Something that the operator should know; `needsPerson` when a person has to look at the item. */
export type Note = { text: string; needsPerson: boolean; gap?: Gap };

/** What the export does not have, but perhaps the old site: the pictures of a NextGEN gallery, or anything else. */
type Gap = "NextGEN" | "other";

/** Manor's blocks for one item. A picture block has the old address in `picture`. */
export type Content = { blocks: TextBlock[]; galleries: Picture[][]; notes: Note[] };

/** What one item refers to by id in the rest of the export. */
export type References = {
  /** The address of the old site, for relative links. */
  from: URL;
  findPicture: (attachmentId: string) => Picture | undefined;
  /** WordPress makes a page for each uploaded file; Manor has none. */
  isAttachmentPage: (address: string) => boolean;
  /** The pictures that were uploaded for an item: `[gallery]` without ids shows them. */
  listAttached: (itemId: string) => Picture[];
  /** A gallery with its own record, such as Envira's, by id or slug. */
  findGallery: (idOrSlug: string) => Picture[] | undefined;
  /** The content of a reusable block. */
  findReusable: (id: string) => string | undefined;
};

export const info = (text: string): Note => ({ text, needsPerson: false });
export const problem = (text: string): Note => ({ text, needsPerson: true });
export const gap = (text: string, kind: Gap = "other"): Note => ({
  ...problem(text),
  gap: kind,
});
