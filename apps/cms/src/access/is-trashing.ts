import type { Access } from "payload";
import { isAdmin } from "./is-admin.ts";
import { mayPublish } from "./may-publish.ts";

/** Whoever may publish may put a record into the trash; only an admin deletes one for good. */
export const isAdminOrTrashing: Access = (args) => {
  const data: { deletedAt?: unknown } | undefined = args.data;
  return data?.deletedAt ? mayPublish(args) : isAdmin(args);
};
