import type { FileKind } from "./file-kind.ts";

/** The owner of the images that come with the site. No image of the CMS has such a name. */
export const SITE_IMAGES = "the site's own/";

/** A file as the editors uploaded it. An image is only read to be made again: its metadata must not leave the site. */
export type SourceImage = {
  name: string;
  /** To whom its files in the cache belong: its name, or the site itself. */
  owner: string;
  /** SHA-256 of the bytes, in hex; of a large file, of the version that the CMS reports. */
  digest: string;
  kind: FileKind;
  /** The content type from the CMS, lower case and without parameters, or "". */
  type: string;
  /** Too large to be cached: it can only be streamed. */
  isLarge: boolean;
  /** False when the CMS does not say which version of a large file this is. */
  hasVersion: boolean;
  cacheControl: string;
  /** Rejects with a ContentApiError when the bytes are not cached and cannot be fetched. */
  read: () => Promise<Buffer>;
};
