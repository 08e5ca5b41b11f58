import type { ServerProps } from "payload";
import { firstEmail } from "../accounts/first-admin.ts";
import { readChoice } from "../first-run/choice.ts";
import { FirstRunChoice } from "./first-run-choice.tsx";

/** Above the to-do list, until an admin has chosen how to begin. */
export async function FirstRunFirst({ payload, user }: ServerProps) {
  if (!user || user.mustChangePassword || user.role !== "admin") return null;
  if ((await readChoice(payload)) !== undefined) return null;
  return <FirstRunChoice asksEmail={user.email === firstEmail} />;
}
