import type { CollectionConfig } from "payload";
import { isAdmin } from "./is-admin.ts";
import { isAdminOrTrashing } from "./is-admin-or-trashing.ts";
import { isSignedIn } from "./is-signed-in.ts";
import { maySave } from "./may-save.ts";

/**
 * Access to website content: users read and write, editors and admins publish, only admins delete for good (editors
 * have the trash). Visitors use the content API instead.
 */
export const websiteAccess: CollectionConfig["access"] = {
  read: isSignedIn,
  readVersions: isSignedIn,
  create: maySave,
  update: maySave,
  delete: isAdminOrTrashing,
  unlock: isAdmin,
};
