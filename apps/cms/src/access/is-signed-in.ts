import type { Access } from "payload";

/** A user with a password of their own: a one-time password opens only the account screen. */
export const isSignedIn: Access = ({ req }) =>
  Boolean(req.user) && req.user?.mustChangePassword !== true;
