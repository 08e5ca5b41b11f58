import type { Album } from "@manor/content-api";

const ids = new WeakMap<Album[], Set<string>>();

/** Whether one of the lists has an album of this id. */
export const isAlbumNamed = (id: string, lists: readonly (Album[] | undefined)[]): boolean =>
  lists.some((list) => list && idsOf(list).has(id));

function idsOf(list: Album[]): Set<string> {
  const known = ids.get(list) ?? new Set(list.map(({ _id }) => _id));
  ids.set(list, known);
  return known;
}
