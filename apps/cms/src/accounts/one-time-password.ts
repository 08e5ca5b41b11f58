import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from "payload";
import { forgetFirstAdmin } from "./first-admin-file.ts";
import { secondStepsIn } from "./second-steps.ts";

/**
 * A password that somebody else chose is good for one thing: choosing one's own. Only a change by
 * the person themselves takes the mark away. A second step at sign-in goes with it: whoever has lost the
 * telephone is let in this way.
 */
export const markOneTimePassword: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "create") return { ...data, mustChangePassword: true };
  const { mustChangePassword: _, ...rest } = data;
  if (!rest.password) return rest;
  const isOwn = req.user?.id === originalDoc?.id;
  if (!isOwn) await secondStepsIn(req.payload).write(String(originalDoc?.id), undefined);
  return { ...rest, mustChangePassword: !isOwn };
};

export const forgetPrintedPassword: CollectionAfterChangeHook = ({ doc, previousDoc }) => {
  if (previousDoc?.mustChangePassword && !doc.mustChangePassword) forgetFirstAdmin(doc.email);
  return doc;
};
