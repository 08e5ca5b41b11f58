import type { CollectionSlug } from "payload";

/** Ids of the uploaded files that sample records refer to. */
export type SeedFiles = {
  photos: Record<string, number>;
  portraits: number[];
  principal: number;
  documents: number[];
};

export type SeedRecord = {
  collection: CollectionSlug;
  data: Record<string, unknown>;
  isDraft?: boolean;
};

export type SeedStep = {
  name: string;
  fills: readonly CollectionSlug[];
  records: (seed: Seed) => SeedRecord[];
};

/** `today` is the calendar day that all dates are relative to. */
export type Seed = { today: string; files: SeedFiles };
