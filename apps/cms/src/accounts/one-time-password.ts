import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from "payload";
import { deleteFirstAdminFile } from "./first-admin.ts";
import { writeTwoFactor } from "./two-factor-store.ts";

/**
 * A password set by another user is a one-time password: it only allows setting a new one, which clears the mark. It
 * also turns off two-factor authentication, so that an admin can let in a user who has lost the phone.
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

export const deleteFirstPassword: CollectionAfterChangeHook = ({ doc, previousDoc }) => {
  if (previousDoc?.mustChangePassword && !doc.mustChangePassword) deleteFirstAdminFile(doc.email);
  return doc;
};
