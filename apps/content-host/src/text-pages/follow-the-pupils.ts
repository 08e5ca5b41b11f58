import type { GlobalAfterChangeHook } from "payload";
import { schoolAt } from "../schools/school-at.ts";
import { ensurePages } from "./ensure-pages.ts";

/** Pages that nobody has touched speak of whom the school teaches now: nobody's hand, and all of it or nothing. */
export const followThePupils: GlobalAfterChangeHook = async ({ doc, req }) => {
  const school = await schoolAt(req);
  if (doc._status !== "published" || school === undefined) return;
  await ensurePages(req.payload, school, req);
};
