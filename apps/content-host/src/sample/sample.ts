import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from "payload";
import { prepareChoice } from "./photographs.ts";
import type { SamplePictures } from "./pictures.ts";

type Data<Slug extends CollectionSlug> = Omit<RequiredDataFromCollectionSlug<Slug>, "school">;

/** What the sample records are made with. Its choices are the same on every run. */
export type Sample = {
  /** The calendar day that everything is counted from. */
  today: string;
  /** Ids of photographs, one of each scene (a name of packages/pictures), the first as a cover. */
  pictures: (scenes: readonly string[]) => number[];
  /** Ids of an album's photographs: a cover of this scene, then these subjects, then any. */
  album: (cover: string, count: number, subjects: readonly string[]) => number[];
  /** The next portrait medallion. */
  portrait: () => number | undefined;
  /** The principal's, in the form of the frame in which it stands. */
  principal: number;
  /** The next document. */
  document: () => number;
  /** True once in every so many calls. */
  sometimes: (every: number) => boolean;
  publish: <Slug extends CollectionSlug>(
    payload: Payload,
    collection: Slug,
    data: Data<Slug>,
  ) => Promise<void>;
  draft: <Slug extends CollectionSlug>(
    payload: Payload,
    collection: Slug,
    data: Data<Slug>,
  ) => Promise<void>;
};

export function prepareSample(o: {
  today: string;
  school: number;
  pictures: SamplePictures;
  documents: number[];
}): Sample {
  const choice = prepareChoice(o.pictures.photographs);
  let turn = 0;
  const next = () => {
    turn += 1;
    return turn;
  };
  const save =
    (status: "published" | "draft"): Sample["publish"] =>
    async (payload, collection, data) => {
      // The two fields that every record of the website has; Payload's types know them only per collection.
      const whole = {
        ...data,
        school: o.school,
        _status: status,
      } as RequiredDataFromCollectionSlug<typeof collection>;
      await payload.create({ collection, data: whole, depth: 0 });
    };
  return {
    today: o.today,
    pictures: choice.ofScenes,
    album: choice.ofSubjects,
    principal: o.pictures.principal,
    portrait: () => o.pictures.medallions[next() % o.pictures.medallions.length],
    document: () => o.documents[next() % o.documents.length] ?? 0,
    sometimes: (every) => next() % every === 0,
    publish: save("published"),
    draft: save("draft"),
  };
}
