import type { Payload } from "payload";
import { config } from "../config.ts";
import { AT_ONCE, addEntries, NO_END, readWithdrawals } from "./withdrawal-list.ts";

const key = "photos are hidden";
const entry = { kind: "all-photos", id: "all" } as const;

/** The website then shows its own landscapes: no response names a photograph and no file of one is public. */
export const arePhotosHidden = async (payload: Payload): Promise<boolean> =>
  (await payload.kv.get<boolean>(key)) === true;

/** Call `bumpOnCommit("media")` afterwards. The list of withdrawals outlives a restore. */
export async function setPhotosHidden(payload: Payload, isHidden: boolean): Promise<void> {
  addEntries(config.dataDir, [{ ...entry, until: isHidden ? AT_ONCE : NO_END }]);
  await payload.kv.set(key, isHidden);
}

/** Hides all photographs again after a restore; in doubt it hides them. Returns the number of changes. */
export async function restoreHiddenPhotos(payload: Payload): Promise<number> {
  const isHidden = await arePhotosHidden(payload);
  const listed = readWithdrawals(config.dataDir).get(`${entry.kind} ${entry.id}`);
  if (!isHidden && listed?.until !== AT_ONCE) return 0;
  await setPhotosHidden(payload, true);
  return isHidden ? 0 : 1;
}

/** Images that stay: the school's logo shows no pupil. */
export async function findLogo(payload: Payload): Promise<unknown> {
  const { emblem } = await payload.findGlobal({ slug: "brand", depth: 0 });
  return emblem;
}
