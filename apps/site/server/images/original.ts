import type { ContentHostError } from "@manor/contract";
import type { FileKind } from "./file-kind.ts";

/** The owner of the pictures that come with the site. Nobody asks the host for such a name. */
export const OWN_PICTURES = "the site's own/";

/** A file as the office made it. A picture is read only to be made anew: its metadata must not leave the site. */
export type Original = {
  name: string;
  /** To whom in the store it belongs, with all that is made from it: its name, or the site itself. */
  owner: string;
  /** SHA-256 of the bytes, in hex; of a large file, of what the host says about its version. */
  digest: string;
  kind: FileKind;
  /** The content type that the host gave it, in small letters and without parameters, or "". */
  type: string;
  /** Too large to be kept: it can only be handed on as it comes. */
  isLarge: boolean;
  /** False when the host does not say which version of a large file this is. */
  hasVersion: boolean;
  cacheControl: string;
  /** Rejects with a ContentHostError when the bytes are no longer kept and cannot be fetched. */
  read: () => Promise<Buffer>;
};

export type Finding =
  | { state: "found"; original: Original }
  | { state: "failed"; error: ContentHostError };
