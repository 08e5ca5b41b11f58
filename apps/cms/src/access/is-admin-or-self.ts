import type { Access } from "payload";
import { isAdmin } from "./is-admin.ts";

/** Admins see all accounts; other users, and those with a one-time password, only their own. */
export const isAdminOrSelf: Access = (args) => {
  if (isAdmin(args)) return true;
  const id = args.req.user?.id;
  return id === undefined ? false : { id: { equals: id } };
};
