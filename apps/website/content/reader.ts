import type { Album, ItemOf, ListCallName } from "@manor/content-api";
import type { SchoolAnswer } from "@manor/content-api/school";
import type { Reading } from "./cached-answer.ts";
import type { Content } from "./content.ts";

/** Reads content for one page, and remembers whether it got everything. */
export type Reader = {
  list: <Name extends ListCallName>(name: Name) => Promise<Reading<ItemOf<Name>[]>>;
  /** The list, or an empty one without a good response: for blocks that then show their placeholder (R56). */
  listOrNone: <Name extends ListCallName>(name: Name) => Promise<ItemOf<Name>[]>;
  album: (id: string) => Promise<Reading<Album>>;
  /** The school's settings: the parts that differ from the sample. Never waits. */
  school: () => SchoolAnswer;
  /** False when a response was missing: such a page is sent, but not cached. */
  isComplete: () => boolean;
};

export function createReader(content: Content): Reader {
  let complete = true;
  function note<T>(reading: Reading<T>): Reading<T> {
    if (reading.state !== "good") complete = false;
    return reading;
  }
  const list: Reader["list"] = async (name) => note(await content.list(name));
  return {
    list,
    listOrNone: async (name) => {
      const reading = await list(name);
      return reading.state === "good" ? reading.value : [];
    },
    album: async (id) => note(await content.album(id)),
    school: content.school,
    isComplete: () => complete,
  };
}
