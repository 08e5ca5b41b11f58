import type { FileKind } from "./file-kind.ts";

/** The owner of the site's own images. No image of the CMS has such a name. */
export const SITE_IMAGES = "the site's own/";

/** A file as uploaded. An image is only read to render it again: its metadata must not leave the site. */
export type SourceImage = {
  name: string;
  /** The owner of its files in the cache: its name, or the site. */
  owner: string;
  /** SHA-256 of the bytes, in hex; of a large file, of the version that the CMS reports. */
  digest: string;
  kind: FileKind;
  /** The content type from the CMS in lower case without parameters, or "". */
  type: string;
  /** Too large to be cached: it can only be streamed. */
  isLarge: boolean;
  /** False when the CMS sends no strong ETag for a large file. */
  hasVersion: boolean;
  cacheControl: string;
  /** Rejects with a ContentApiError when the bytes are not cached and cannot be fetched. */
  read: () => Promise<Buffer>;
};
