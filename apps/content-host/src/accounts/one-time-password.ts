import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from "payload";
import { forgetFirstAdmin } from "./first-admin-file.ts";

/**
 * A password that somebody else chose is good for one thing: choosing one's own. Only a change by
 * the person themselves takes the mark away.
 */
export const markOneTimePassword: CollectionBeforeChangeHook = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === "create") return { ...data, mustChangePassword: true };
  const { mustChangePassword: _, ...rest } = data;
  if (!rest.password) return rest;
  return { ...rest, mustChangePassword: req.user?.id !== originalDoc?.id };
};

export const forgetPrintedPassword: CollectionAfterChangeHook = ({ doc, previousDoc }) => {
  if (previousDoc?.mustChangePassword && !doc.mustChangePassword) forgetFirstAdmin(doc.email);
  return doc;
};
