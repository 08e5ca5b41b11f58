import type { Access } from "payload";
import { isSignedIn } from "./is-signed-in.ts";

/** Editors and admins publish; contributors write drafts. */
export const mayPublish: Access = (args) =>
  Boolean(isSignedIn(args)) && args.req.user?.role !== "contributor";
