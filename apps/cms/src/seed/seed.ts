import type { CollectionSlug } from "payload";

/** Ids of the uploaded files that sample records refer to. */
export type SeedFiles = {
  photos: Record<string, number>;
  portraits: number[];
  principal: number;
  documents: number[];
};

/** The fields of a record; published unless it has a status. */
export type SeedRecord = Record<string, unknown>;

export type SeedStep = {
  collection: CollectionSlug;
  records: (seed: Seed) => SeedRecord[];
};

/** `today` is the calendar day that all dates are relative to. */
export type Seed = { today: string; files: SeedFiles };
