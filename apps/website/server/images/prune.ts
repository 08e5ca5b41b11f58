import { ownerHash } from "./image-cache.ts";
import { findFiles } from "./image-request.ts";

/**
 * Removes cached files that no record names any more. `findNames` lists the names in one record; they are read again
 * when `version` changes.
 */
export function createPrune(
  cached: { prune: (isNamed: (owner: string) => boolean) => void },
  findNames: (record: unknown) => string[] = findFiles,
) {
  let read: { version: number; owners: Set<string> } | undefined;
  return (records: Iterable<unknown>, version: number): void => {
    if (read?.version !== version) {
      const names = [...records].flatMap(findNames);
      read = { version, owners: new Set(names.map(ownerHash)) };
    }
    const { owners } = read;
    cached.prune((owner) => owners.has(owner));
  };
}
