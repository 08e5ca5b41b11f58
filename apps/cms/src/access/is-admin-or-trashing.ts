import type { Access } from "payload";
import { isAdmin } from "./is-admin.ts";
import { mayPublish } from "./may-publish.ts";

/** Users who may publish may move a record to the trash; only an admin deletes it for good. */
export const isAdminOrTrashing: Access = (args) => {
  const data: { deletedAt?: unknown } | undefined = args.data;
  return data?.deletedAt ? mayPublish(args) : isAdmin(args);
};
