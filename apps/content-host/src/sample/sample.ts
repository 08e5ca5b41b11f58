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
  const uses = new Map<number, number>();
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
    pick: (count, subjects) => {
      const picked = pickFrom(o.pictures, count, subjects, uses);
      for (const id of picked) uses.set(id, (uses.get(id) ?? 0) + 1);
      return picked;
    },
    portrait: () => o.pictures.medallions[next() % o.pictures.medallions.length],
    document: () => o.documents[next() % o.documents.length] ?? 0,
    sometimes: (every) => next() % every === 0,
    publish: save("published"),
    draft: save("draft"),
  };
}

/**
 * Pictures of the subjects first, then others, always those that were seen least until now. None for no
 * subject and up to three pictures.
 */
function pickFrom(
  { photographs }: SamplePictures,
  count: number,
  subjects: readonly string[],
  uses: ReadonlyMap<number, number>,
): number[] {
  if (subjects.length === 0 && count <= 3) return [];
  const rareFirst = photographs.toSorted((a, b) => (uses.get(a.id) ?? 0) - (uses.get(b.id) ?? 0));
  const wanted = rareFirst.filter(({ subject }) => subjects.includes(subject));
  const others = rareFirst.filter(({ subject }) => !subjects.includes(subject));
  return [...wanted, ...others].slice(0, count).map(({ id }) => id);
}
