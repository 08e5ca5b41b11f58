import type { Album, ItemOf, ListCallName } from "@manor/content-api";
import type { ReadResult } from "./cached-response.ts";
import type { Content } from "./content.ts";

export type Reader = ReturnType<typeof createReader>;

export function createReader(content: Content) {
  let complete = true;
  function track<T>(reading: ReadResult<T>): ReadResult<T> {
    if (reading.state !== "good") complete = false;
    return reading;
  }
  const list = async <Name extends ListCallName>(name: Name): Promise<ReadResult<ItemOf<Name>[]>> =>
    track(await content.list(name));
  return {
    list,
    /** The list, or an empty one without a good response: for blocks that show their placeholder then (R56). */
    listOrNone: async <Name extends ListCallName>(name: Name): Promise<ItemOf<Name>[]> => {
      const reading = await list(name);
      return reading.state === "good" ? reading.value : [];
    },
    album: async (id: string): Promise<ReadResult<Album>> => track(await content.album(id)),
    school: content.school,
    /** False when a response was missing: such a page is sent but never cached. */
    isComplete: (): boolean => complete,
  };
}
