import type { Payload } from "payload";
import { config } from "../config.ts";
import { AT_ONCE, addEntries, NO_END, readWithdrawals } from "./withdrawal-list.ts";

const hiddenKey = "photos are hidden";
const allPhotos = { kind: "all-photos", id: "all" } as const;

/** The website then shows its own landscapes: no response names a photograph and no file of one is public. */
export const arePhotosHidden = async (payload: Payload): Promise<boolean> =>
  (await payload.kv.get<boolean>(hiddenKey)) === true;

/** Call `bumpOnCommit("media")` afterwards. The list of withdrawals outlives a restore. */
export async function setPhotosHidden(payload: Payload, isHidden: boolean): Promise<void> {
  addEntries(config.dataDir, [{ ...allPhotos, until: isHidden ? AT_ONCE : NO_END }]);
  await payload.kv.set(hiddenKey, isHidden);
}

/** Hides all photographs again after a restore; in doubt it hides them. Returns the number of changes. */
export async function restoreHiddenPhotos(payload: Payload): Promise<number> {
  const isHidden = await arePhotosHidden(payload);
  const listed = readWithdrawals(config.dataDir).get(`${allPhotos.kind} ${allPhotos.id}`);
  if (!isHidden && listed?.until !== AT_ONCE) return 0;
  await setPhotosHidden(payload, true);
  return isHidden ? 0 : 1;
}

/** Images that stay: the school's logo shows no pupil. */
export async function findLogo(payload: Payload): Promise<unknown> {
  const { emblem } = await payload.findGlobal({ slug: "brand", depth: 0 });
  return emblem;
}

/** The last day on which the consent of a record allows its photograph. It outlives the record. */
export type PhotoClaim = { file: string; record: string; until: string; at: string };

/** By the list that they were read from: an import asks for them with each row. */
const claimsOf = new WeakMap<object, readonly PhotoClaim[]>();

export function readClaims(folder: string): readonly PhotoClaim[] {
  const entries = readWithdrawals(folder);
  const claims =
    claimsOf.get(entries) ??
    [...entries.values()].flatMap(({ kind, id, until, at }) => {
      if (kind !== "photo") return [];
      const [file = "", record = ""] = id.split(" ");
      return [{ file, record, until, at }];
    });
  claimsOf.set(entries, claims);
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
