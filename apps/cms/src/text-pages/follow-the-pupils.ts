import type { GlobalAfterChangeHook } from "payload";
import { ensurePages } from "./ensure-pages.ts";

/** Rewrites unchanged sample pages for the school's pupils in one transaction, without a user. */
export const followThePupils: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return;
  await ensurePages(req.payload, req);
};
