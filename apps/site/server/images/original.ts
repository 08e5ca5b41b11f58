import type { ContentHostError } from "@manor/contract";
import type { FileKind } from "./file-kind.ts";

/** A file as the office made it. It is read only to be made anew: its metadata must not leave the site. */
export type Original = {
  name: string;
  /** SHA-256 of the bytes, in hex. */
  digest: string;
  kind: FileKind;
  cacheControl: string;
  /** Rejects with a ContentHostError when the bytes are no longer kept and cannot be fetched. */
  read: () => Promise<Buffer>;
};

export type Finding =
  | { state: "found"; original: Original }
  | { state: "failed"; error: ContentHostError };
