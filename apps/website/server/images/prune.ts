import { ownerHash } from "./image-cache.ts";
import { filesIn } from "./image-request.ts";

/**
 * Removes cached files that no record names any more. `namesIn` lists the names in one record; they are read again
 * when `revision` is another.
 */
export function createPrune(
  cached: { prune: (isNamed: (owner: string) => boolean) => void },
  namesIn: (record: unknown) => string[] = filesIn,
) {
  let read: { revision: number; owners: Set<string> } | undefined;
  return (records: Iterable<unknown>, revision: number): void => {
    if (read?.revision !== revision) {
      const names = [...records].flatMap(namesIn);
      read = { revision, owners: new Set(names.map(ownerHash)) };
    }
    const { owners } = read;
    cached.prune((owner) => owners.has(owner));
  };
}
