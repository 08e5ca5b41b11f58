import type { Access } from "payload";

/** A signed-in user who has replaced the one-time password, which opens only the account page. */
export const isSignedIn: Access = ({ req }) =>
  Boolean(req.user) && req.user?.mustChangePassword !== true;
