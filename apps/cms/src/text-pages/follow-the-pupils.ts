import type { GlobalAfterChangeHook } from "payload";
import { ensurePages } from "./ensure-pages.ts";

/** Pages that nobody has touched speak of whom the school teaches now: nobody's hand, and all of it or nothing. */
export const followThePupils: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return;
  await ensurePages(req.payload, req);
};
