import type { Access } from "payload";
import { isSignedIn } from "./is-signed-in.ts";

export const isAdmin: Access = (args) =>
  Boolean(isSignedIn(args)) && args.req.user?.role === "admin";
