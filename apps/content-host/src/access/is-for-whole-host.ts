import type { Access } from "payload";
import { isForAllSchools } from "../schools/school-at.ts";
import { isAdmin } from "./is-admin.ts";

/** Admins of one school manage that school; those of the host manage which schools there are. */
export const isForWholeHost: Access = (args) =>
  Boolean(isAdmin(args)) && isForAllSchools(args.req.user);
