import type { Album, ItemOf, ListCallName } from "@manor/content-api";
import type { SchoolResponse } from "@manor/content-api/school";
import type { Reading } from "./cached-response.ts";
import type { Content } from "./content.ts";

/** Reads content for one page and records whether everything was available. */
export type Reader = {
  list: <Name extends ListCallName>(name: Name) => Promise<Reading<ItemOf<Name>[]>>;
  /** The list, or an empty one without a good response: for blocks that show their placeholder then (R56). */
  listOrNone: <Name extends ListCallName>(name: Name) => Promise<ItemOf<Name>[]>;
  album: (id: string) => Promise<Reading<Album>>;
  /** The school settings of the CMS: the parts that differ from the sample. Never waits. */
  school: () => SchoolResponse;
  /** False when a response was missing: such a page is sent but never cached. */
  isComplete: () => boolean;
};

export function createReader(content: Content): Reader {
  let complete = true;
  function track<T>(reading: Reading<T>): Reading<T> {
    if (reading.state !== "good") complete = false;
    return reading;
  }
  const list: Reader["list"] = async (name) => track(await content.list(name));
  return {
    list,
    listOrNone: async (name) => {
      const reading = await list(name);
      return reading.state === "good" ? reading.value : [];
    },
    album: async (id) => track(await content.album(id)),
    school: content.school,
    isComplete: () => complete,
  };
}
