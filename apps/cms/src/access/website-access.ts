import type { CollectionConfig } from "payload";
import { isAdmin } from "./is-admin.ts";
import { isSignedIn } from "./is-signed-in.ts";
import { isAdminOrTrashing } from "./is-trashing.ts";
import { maySave } from "./may-save.ts";

/**
 * The office reads and writes, editors and admins publish; only an admin deletes for good (editors have
 * the trash).
 * Visitors never come this way: they get what src/content-api answers.
 */
export const websiteAccess: CollectionConfig["access"] = {
  read: isSignedIn,
  readVersions: isSignedIn,
  create: maySave,
  update: maySave,
  delete: isAdminOrTrashing,
  unlock: isAdmin,
};
