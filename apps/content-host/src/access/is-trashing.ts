import type { Access } from "payload";
import { isAdmin } from "./is-admin.ts";
import { isSignedIn } from "./is-signed-in.ts";

/** Whoever is signed in may put a record into the trash; only an admin deletes one for good. */
export const isAdminOrTrashing: Access = (args) => {
  const data: { deletedAt?: unknown } | undefined = args.data;
  return data?.deletedAt ? isSignedIn(args) : isAdmin(args);
};

/** Into the trash and out again is the only change that a record takes. */
export const isOnlyTrashing: Access = (args) => {
  const changed = Object.keys(Object(args.data ?? {}));
  return changed.length > 0 && changed.every((name) => name === "deletedAt") && isSignedIn(args);
};
