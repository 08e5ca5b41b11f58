import type { GlobalAfterChangeHook } from "payload";
import { config } from "../host-config.ts";
import { findSchool } from "../school.ts";

/** The record that everything of the school hangs on bears the name that is published. */
export const nameTheSchool: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return;
  const school = await findSchool(req.payload, config.schoolCode, req);
  if (!school || school.name === doc.name) return;
  await req.payload.update({
    collection: "schools",
    id: school.id,
    data: { name: doc.name },
    depth: 0,
    req,
  });
};
