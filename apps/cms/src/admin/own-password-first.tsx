import { redirect } from "next/navigation";
import type { ServerProps } from "payload";

/** Before anything else, whoever holds a one-time password chooses an own one: straight to the account screen. */
export function OwnPasswordFirst({ user }: ServerProps) {
  if (user?.mustChangePassword) redirect("/admin/account");
  return null;
}
