import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from "payload";
import { forgetFirstAdmin } from "./first-admin.ts";
import { writeTwoFactor } from "./two-factor-store.ts";

/**
 * A password that somebody else chose is good for one thing: choosing one's own. Only a change by
 * the person themselves takes the mark away. Two-factor authentication goes off with it: whoever has lost the
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
  if (!isOwn) await writeTwoFactor(req.payload, String(originalDoc?.id), undefined);
  return { ...rest, mustChangePassword: !isOwn };
};

export const forgetPrintedPassword: CollectionAfterChangeHook = ({ doc, previousDoc }) => {
  if (previousDoc?.mustChangePassword && !doc.mustChangePassword) forgetFirstAdmin(doc.email);
  return doc;
};
