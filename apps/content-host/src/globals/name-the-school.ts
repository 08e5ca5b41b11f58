import type { GlobalAfterChangeHook } from "payload";
import { knownSchools } from "../schools/known-schools.ts";
import { schoolAt } from "../schools/school-at.ts";

/** The record that everything of the school hangs on bears the name that is published. */
export const nameTheSchool: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return;
  const id = await schoolAt(req);
  const known = await knownSchools(req.payload);
  if (id === undefined || known.some((school) => school.id === id && school.name === doc.name))
    return;
  await req.payload.update({
    collection: "schools",
    id,
    data: { name: doc.name },
    depth: 0,
    req,
  });
};
