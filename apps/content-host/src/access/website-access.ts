import type { CollectionConfig } from "payload";
import { isAdmin } from "./is-admin.ts";
import { isSignedIn } from "./is-signed-in.ts";
import { isAdminOrTrashing } from "./is-trashing.ts";

/**
 * The office reads, writes and publishes; only an admin deletes for good (editors have the trash).
 * Visitors never come this way: they get what src/contract answers.
 */
export const websiteAccess: CollectionConfig["access"] = {
  read: isSignedIn,
  readVersions: isSignedIn,
  create: isSignedIn,
  update: isSignedIn,
  delete: isAdminOrTrashing,
  unlock: isAdmin,
};
