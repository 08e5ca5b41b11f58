import type { Album, ItemOf, ListCallName } from "@manor/content-api";
import type { SchoolAnswer } from "@manor/content-api/school";
import type { Reading } from "./cached-answer.ts";
import type { AnswerKey, Content } from "./content.ts";

/** What one page was made from: which answers, in which version. */
export type Used = ReadonlyMap<AnswerKey, string>;

/** Reads content for one page and remembers what it read, so that the page can be kept until that changes. */
export type Reader = {
  list: <Name extends ListCallName>(name: Name) => Promise<Reading<ItemOf<Name>[]>>;
  /** The list, or an empty one when there is no good answer: for blocks that show their placeholder then (R56). */
  listOrNone: <Name extends ListCallName>(name: Name) => Promise<ItemOf<Name>[]>;
  album: (id: string) => Promise<Reading<Album>>;
  /** What the host says of the school: the parts that differ from the sample. Never waits. */
  school: () => SchoolAnswer;
  /** Notes an answer that somebody else reads for this page, as it is before he does. */
  relyOn: (key: AnswerKey) => Promise<void>;
  used: Used;
  /** False when an answer was missing: such a page is sent, but never kept. */
  isComplete: () => boolean;
};

export function createReader(content: Content): Reader {
  const used = new Map<AnswerKey, string>();
  let complete = true;
  function note<T>(key: AnswerKey, reading: Reading<T>): Reading<T> {
    if (reading.state === "good") used.set(key, reading.version);
    else complete = false;
    return reading;
  }
  const list: Reader["list"] = async (name) => note(name, await content.list(name));
  return {
    list,
    listOrNone: async (name) => {
      const reading = await list(name);
      return reading.state === "good" ? reading.value : [];
    },
    album: async (id) => note(`album:${id}`, await content.album(id)),
    school: () => {
      const { parts, version } = content.school();
      used.set("school", version);
      return parts;
    },
    relyOn: async (key) => {
      used.set(key, await content.currentVersion(key));
    },
    used,
    isComplete: () => complete,
  };
}
