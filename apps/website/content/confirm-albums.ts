import type { Album } from "@manor/content-api";
import pLimit from "p-limit";
import { type CachedAnswer, digestOf } from "./cached-answer.ts";

/** Of albums that the list does not show whole, so many are asked about in one round: the longest unasked first. */
const MOST_AT_ONCE = 25;

/** The list's entry, as a digest, with which an album was last found true, and in which round that was. */
type Note = { digest: string; round: number };
type Kept = { id: string; album: CachedAnswer<Album>; digest: string; note: Note | undefined };

/**
 * Holds kept albums against the host's list, so that what the office takes out of one, or takes down, does not
 * stay because nobody happens to open it (decision 017).
 */
export function createConfirmAlbums(
  get: (id: string) => CachedAnswer<Album>,
): (keptIds: readonly string[], listed: readonly Album[]) => Promise<void> {
  const notes = new Map<string, Note>();
  const fewAtOnce = pLimit(4);
  let round = 0;

  async function confirm({ id, album, digest, note }: Kept): Promise<void> {
    if (album.cached?.version !== digest && !album.isFresh()) await album.refresh();
    if (album.cached?.version === digest || album.isFresh()) notes.set(id, { digest, round });
    // It is another album now, and the host does not say which.
    else if (note && note.digest !== digest) takeDown(id);
  }

  function takeDown(id: string): void {
    get(id).takeDown();
    notes.delete(id);
  }

  return async (keptIds, listed) => {
    round += 1;
    const entries = new Map(listed.map((album) => [album._id, album]));
    for (const id of keptIds) if (!entries.has(id)) takeDown(id);
    const kept = keptIds.flatMap((id): Kept[] => {
      const entry = entries.get(id);
      if (!entry) return [];
      return [{ id, album: get(id), digest: digestOf(entry), note: notes.get(id) }];
    });
    const changed = kept.filter(({ digest, note }) => digest !== note?.digest);
    const shortened = kept
      .filter(
        ({ album, digest, note }) => digest === note?.digest && album.cached?.version !== digest,
      )
      .sort((a, b) => (a.note?.round ?? 0) - (b.note?.round ?? 0))
      .slice(0, MOST_AT_ONCE);
    await Promise.all([...changed, ...shortened].map((album) => fewAtOnce(() => confirm(album))));
  };
}
