import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from "payload";

type Options<Field extends PropertyKey> = {
  where?: Where;
  /** Fields, separated by commas; `-` before one reverses it. */
  sort?: string;
  /** Whether to read the latest version of each record, also if it is a draft. */
  draft?: boolean;
  /** Whether to include the trash. */
  trash?: boolean;
  /** The fields to read in addition to the id; by default all. */
  select?: Record<Field, true>;
  /** The request whose transaction, and with `overrideAccess: false` whose user, reads the records. */
  req?: PayloadRequest;
  overrideAccess?: boolean;
};

/** All records of a collection that match, with references as ids. */
export async function findAll<
  Slug extends CollectionSlug,
  Field extends keyof DataFromCollectionSlug<Slug> = keyof DataFromCollectionSlug<Slug>,
>(payload: Payload, collection: Slug, options: Options<Field> = {}) {
  // Hides `select` from the compiler, which cannot type Payload's result for it. It is still passed.
  const withoutSelect: Omit<Options<Field>, "select"> = options;
  const all = { collection, depth: 0, pagination: false, ...toSort(options.sort) } as const;
  const { docs } = await payload.find({ ...withoutSelect, ...all });
  return docs as Pick<DataFromCollectionSlug<Slug>, Field | "id">[];
}

/** The number of records that match. */
export const countRecords = async (
  payload: Payload,
  collection: CollectionSlug,
  where: Where = {},
  options: Pick<Options<never>, "req"> = {},
): Promise<number> => (await payload.count({ ...options, collection, where })).totalDocs;

/** The first record that matches, with references as ids; `undefined` without one. */
export async function findOne<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  options: Pick<Options<never>, "req" | "sort" | "trash" | "draft"> = {},
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const one = { depth: 0, limit: 1, pagination: false, ...toSort(options.sort) } as const;
  const { docs } = await payload.find({ ...options, collection, where, ...one });
  return docs[0] as DataFromCollectionSlug<Slug> | undefined;
}

/** Payload splits a text with commas only in its REST API; here it would ignore it, and sort by the newest. */
const toSort = (sort: string | undefined) => (sort === undefined ? {} : { sort: sort.split(",") });
