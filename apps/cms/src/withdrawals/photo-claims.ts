import { addEntries, readWithdrawals } from "./withdrawal-list.ts";

/** The last day on which the consent of a record allows its photograph. It outlives the record. */
export type PhotoClaim = { file: string; record: string; until: string; at: string };

/** By the list that they were read from: an import asks for them with each row. */
const known = new WeakMap<object, readonly PhotoClaim[]>();

export function readClaims(folder: string): readonly PhotoClaim[] {
  const entries = readWithdrawals(folder);
  const claims =
    known.get(entries) ??
    [...entries.values()].flatMap(({ kind, id, until, at }) => {
      if (kind !== "photo") return [];
      const [file = "", record = ""] = id.split(" ");
      return [{ file, record, until, at }];
    });
  known.set(entries, claims);
  return claims;
}

/** A photograph that a record no longer shows gets no later day: a new consent of the record is not about it. */
export function recordClaims(
  folder: string,
  record: string,
  files: readonly string[],
  until: string,
): void {
  const shown = new Set(files);
  const former = readClaims(folder).filter(
    (claim) => claim.record === record && !shown.has(claim.file),
  );
  addClaims(folder, [
    ...[...shown].map((file) => ({ file, record, until })),
    ...former.map((claim) => ({
      ...{ file: claim.file, record },
      until: claim.until < until ? claim.until : until,
    })),
  ]);
}

/** A cropped or covered photograph is a new file, with the claims of the former one. */
export function copyClaims(folder: string, from: string, to: string): void {
  const claims = readClaims(folder).filter(({ file }) => file === from);
  addClaims(
    folder,
    claims.map((claim) => ({ ...claim, file: to })),
  );
}

export const addClaims = (folder: string, claims: readonly Omit<PhotoClaim, "at">[]): void =>
  addEntries(
    folder,
    claims.map(({ file, record, until }) => ({ kind: "photo", id: `${file} ${record}`, until })),
  );
