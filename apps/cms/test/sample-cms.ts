import { prepareCms } from "./prepare-cms.ts";

/** One CMS with sample content for the files of `content-api.e2e.ts`. Its first start was interrupted. */
export const { admin, cms, createUser, visitor } = prepareCms(
  { SAMPLE_CONTENT: "on" },
  { killedAt: "events done" },
);
