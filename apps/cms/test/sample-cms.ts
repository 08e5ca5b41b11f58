import { ORDINARY_DAY } from "../../../tests/e2e/harness/site.ts";
import { prepareCms } from "./prepare-cms.ts";

/** One CMS with sample content for the files of `content-api.e2e.ts`. Its first start was interrupted. */
export const { admin, cms, createUser, visitor } = prepareCms(
  { SAMPLE_CONTENT: "on", SITE_NOW: ORDINARY_DAY },
  { killedAt: "events done" },
);
