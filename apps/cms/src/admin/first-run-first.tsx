import type { ServerProps } from "payload";
import { firstEmail } from "../accounts/first-admin.ts";
import { readChoice } from "../first-run/choice.ts";
import { FirstRunChoice } from "./first-run-choice.tsx";

/** Before the day's list, once: how an administrator would like to begin. */
export async function FirstRunFirst({ payload, user }: ServerProps) {
  if (!user || user.mustChangePassword || user.role !== "admin") return null;
  if ((await readChoice(payload)) !== undefined) return null;
  return <FirstRunChoice asksEmail={user.email === firstEmail} />;
}
