import { createLocalReq, type GlobalAfterChangeHook } from "payload";
import { config } from "../host-config.ts";
import { ensureSchool } from "../school.ts";
import { ensurePages } from "./ensure-pages.ts";

/** Pages that nobody has touched speak of whom the school teaches now: nobody's hand, and all of it or nothing. */
export const followThePupils: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return;
  const { payload } = req;
  const transactionID = await req.transactionID;
  const own = await createLocalReq({ req: transactionID ? { transactionID } : {} }, payload);
  await ensurePages(payload, await ensureSchool(payload, config.schoolCode), own);
};
