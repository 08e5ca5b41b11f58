import type { PayloadRequest } from "payload";
import { findOne } from "../database/find-records.ts";

/** The translation of a source into a language; with `draft`, as it was last saved. */
export function findTranslation(
  req: PayloadRequest,
  of: string,
  language: string,
  options: { draft?: true; trash?: true },
) {
  const where = { of: { equals: of }, language: { equals: language } };
  return findOne(req.payload, "translations", where, { req, ...options });
}
