import { redirect } from "next/navigation";
import type { ServerProps } from "payload";

/** Redirects a user with a one-time password to the account screen. */
export function RequirePasswordChange({ user }: ServerProps) {
  if (user?.mustChangePassword) redirect("/admin/account");
  return null;
}
