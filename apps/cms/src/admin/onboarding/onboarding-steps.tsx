import type { Payload, ServerProps } from "payload";
import { getSchool } from "../../content-api/site.ts";
import { findAll } from "../../database/find-records.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";
import { HideOnboarding } from "./onboarding-choice.tsx";
import { createSteps, type Step } from "./steps.ts";

/** Which parts of an own school still are the sample's. */
export async function OnboardingSteps({ payload, i18n }: ServerProps) {
  const steps = await findSteps(payload);
  const t = createTranslator(i18n.language);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section className="admin-report admin-setup" aria-labelledby="admin-setup">
      <h2 id="admin-setup">{t("Setup: {done} of {all} done", { done, all: steps.length })}</h2>
      <p className="admin-hint">
        {t(
          "Open items are empty, hidden or still show the sample. To accept a sample text, publish it without “Hide this page”.",
        )}
      </p>
      <ul className="admin-setup__list">
        {steps.map(({ what, page = "", isDone, path }) => {
          const step = t(what, { page });
          return (
            <li key={step}>
              {isDone ? t("✓ {what}: done", { what: step }) : <a href={`/admin${path}`}>{step}</a>}
            </li>
          );
        })}
      </ul>
      <HideOnboarding />
    </section>
  );
}

async function findSteps(payload: Payload): Promise<Step[]> {
  const pages = await findAll(payload, "pages", {
    where: { replaces: { not_equals: "" } },
    select: { replaces: true, title: true, isSample: true },
  });
  return createSteps(await getSchool(payload), pages, today());
}
