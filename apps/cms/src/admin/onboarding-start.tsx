import type { ServerProps } from "payload";
import { firstAdminEmail } from "../accounts/first-admin.ts";
import { readChoice } from "../onboarding/choice.ts";
import { OnboardingChoice } from "./onboarding-choice.tsx";

/** Above the to-do list, until an admin has chosen how to begin. */
export async function OnboardingStart({ payload, user }: ServerProps) {
  if (!user || user.mustChangePassword || user.role !== "admin") return null;
  if ((await readChoice(payload)) !== undefined) return null;
  return <OnboardingChoice asksEmail={user.email === firstAdminEmail} />;
}
