import type { ContentHostError } from "@manor/contract";
import type { FileKind } from "./file-kind.ts";

/** A file as the office made it. A picture is read only to be made anew: its metadata must not leave the site. */
export type Original = {
  name: string;
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
