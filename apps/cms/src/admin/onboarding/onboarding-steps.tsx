import type { Payload, ServerProps } from "payload";
import { getSchool } from "../../content-api/site.ts";
import { findAll } from "../../database/find-records.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";
import { HideOnboarding } from "./onboarding-choice.tsx";
import { createSteps, requiredSettings, type Step } from "./steps.ts";

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
          "Open items are empty, hidden or not yet checked. To accept a text as it is, publish it without “Hide this page”.",
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
  const authors = requiredSettings.map(async ({ slug }) => {
    const { changedBy } = await payload.findGlobal({ slug, depth: 0 });
    return { [slug]: changedBy };
  });
  const pages = await findAll(payload, "pages", {
    select: { address: true, title: true, changedBy: true },
    sort: "title",
  });
  return createSteps(
    await getSchool(payload),
    Object.assign({}, ...(await Promise.all(authors))),
    pages,
    today(),
  );
}
