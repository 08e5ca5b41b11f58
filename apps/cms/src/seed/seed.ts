import type { CollectionSlug } from "payload";

export type SeedFiles = {
  photos: Record<string, number>;
  portraits: number[];
  documents: number[];
};

export type SeedRecord = Record<string, unknown>;

export type SeedStep = {
  collection: CollectionSlug;
  records: (seed: Seed) => SeedRecord[];
};

export type Seed = { today: string; files: SeedFiles };
