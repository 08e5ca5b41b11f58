import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from "payload";
import type { SamplePictures } from "./pictures.ts";

type Data<Slug extends CollectionSlug> = Omit<RequiredDataFromCollectionSlug<Slug>, "school">;

/** What the sample records are made with. Its choices are the same on every run. */
export type Sample = {
  /** The calendar day that everything is counted from. */
  today: string;
  /** Ids of photographs of these subjects (any subject for an empty list with more than one wanted). */
  pick: (count: number, subjects: readonly string[]) => number[];
  /** The next portrait medallion. */
  portrait: () => number | undefined;
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
    pick: (count, subjects) => pickFrom(o.pictures, count, subjects, next()),
    portrait: () => o.pictures.medallions[next() % o.pictures.medallions.length],
    document: () => o.documents[next() % o.documents.length] ?? 0,
    sometimes: (every) => next() % every === 0,
    publish: save("published"),
    draft: save("draft"),
  };
}

/** Pictures of the subjects first; when they do not suffice, others follow. None for no subject and one picture. */
function pickFrom(
  { photographs }: SamplePictures,
  count: number,
  subjects: readonly string[],
  turn: number,
): number[] {
  if (subjects.length === 0 && count <= 3) return [];
  const wanted = photographs.filter(({ subject }) => subjects.includes(subject));
  const others = photographs.filter(({ subject }) => !subjects.includes(subject));
  const ordered = [...turned(wanted, turn), ...turned(others, turn)];
  return ordered.slice(0, count).map(({ id }) => id);
}

const turned = <T>(list: T[], by: number): T[] => {
  const start = list.length === 0 ? 0 : (by * 7) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};
