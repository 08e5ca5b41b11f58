import type { Payload } from "payload";

const key = "photos are hidden";

/**
 * Whether an administrator has hidden all uploaded photographs. The website then shows its own landscapes, because
 * no response names a photograph and no file of one is public.
 */
export const arePhotosHidden = async (payload: Payload): Promise<boolean> =>
  (await payload.kv.get<boolean>(key)) === true;

/** Call `bumpOnCommit("media")` afterwards, so that the website learns of it. */
export const setPhotosHidden = (payload: Payload, isHidden: boolean): Promise<void> =>
  payload.kv.set(key, isHidden);

/** Images that stay: the school's logo shows no pupil. */
export async function findLogo(payload: Payload): Promise<unknown> {
  const { emblem } = await payload.findGlobal({ slug: "brand", depth: 0 });
  return emblem;
}
