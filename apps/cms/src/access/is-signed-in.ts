import type { Access } from "payload";

/** Somebody of the office, with a password of their own: a one-time password opens nothing but the account screen. */
export const isSignedIn: Access = ({ req }) =>
  Boolean(req.user) && req.user?.mustChangePassword !== true;
