import type { Access } from "payload";
import { isAdmin } from "./is-admin.ts";

/** Admins see everybody; others, and those with a one-time password, only themselves. */
export const isAdminOrSelf: Access = (args) => {
  if (isAdmin(args)) return true;
  const id = args.req.user?.id;
  return id === undefined ? false : { id: { equals: id } };
};
