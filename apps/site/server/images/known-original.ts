import { createHash } from "node:crypto";
import type { ContentHostError } from "@manor/contract";
import type { FileKind } from "./file-kind.ts";
import type { TooBusyError } from "./limiter.ts";
import type { StoreKey } from "./picture-store.ts";

/** What is noted of an original that was fetched, in memory and on disk. */
export type Known = {
  etag: string;
  digest: string;
  kind: FileKind;
  type: string;
  isLarge: boolean;
};
/** What is known of a name. */
export type Entry = {
  known?: Known | undefined;
  error?: ContentHostError | TooBusyError | undefined;
  /** The kept bytes that were read and have their digest: it is not made anew for each visitor. */
  proven?: { digest: string; size: number };
  /** Milliseconds of `now`. */
  askAgainAt: number;
};

/** The word is a new one whenever what is noted changes its form. */
export const knownKey = (name: string): StoreKey => ({ of: name, part: "file" });
export const bytesKey = (name: string, digest: string): StoreKey => ({
  of: name,
  part: `original ${digest}`,
});
export const digestOf = (bytes: Buffer | string) =>
  createHash("sha256").update(bytes).digest("hex");

export function parseKnown(bytes: Buffer | undefined): Known | undefined {
  try {
    const known = JSON.parse(bytes?.toString() ?? "null") as Known | null;
    return known && typeof known.digest === "string" ? known : undefined;
  } catch {
    // A damaged note counts as none: the picture is fetched anew.
    return undefined;
  }
}
