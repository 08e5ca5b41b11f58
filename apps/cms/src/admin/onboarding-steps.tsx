import type { ServerProps } from "payload";
import { firstAdminEmail } from "../accounts/first-admin.ts";
import { createTranslator } from "../i18n/translate.ts";
import { readChoice } from "../onboarding/choice.ts";
import { findSteps } from "../onboarding/find-steps.ts";
import { HideOnboarding } from "./hide-onboarding.tsx";
import { OnboardingChoice } from "./onboarding-choice.tsx";

/** For admins: the parts that still have sample content, or how to start an own school later. */
export async function OnboardingSteps({ payload, user, i18n }: ServerProps) {
  if (!user || user.mustChangePassword || user.role !== "admin") return null;
  const choice = await readChoice(payload);
  const t = createTranslator(i18n.language);
  if (choice === "sample") {
    return (
      <details>
        <summary>{t("Start your own school")}</summary>
        <OnboardingChoice asksEmail={user.email === firstAdminEmail} />
      </details>
    );
  }
  if (choice !== "own") return null;
  const steps = await findSteps(payload);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className="admin-report admin-own" aria-labelledby="admin-own">
      <h2 id="admin-own">{t("Your school: {done} of {all}", { done, all: steps.length })}</h2>
      <p className="admin-hint">
        {t(
          "What is not done is empty, hidden, or still says what our sample school says. A text that fits as it is is confirmed by publishing it without a tick at “Hide this page”.",
        )}
      </p>
      <ul className="admin-own__list">
        {steps.map(({ what, page = "", isDone, path }) => {
          const words = t(what, { page });
          return (
            <li key={words}>
              {isDone ? (
                t("✓ {what}: done", { what: words })
              ) : (
                <a href={`/admin${path}`}>{words}</a>
              )}
            </li>
          );
        })}
      </ul>
      <HideOnboarding />
    </section>
  );
}
