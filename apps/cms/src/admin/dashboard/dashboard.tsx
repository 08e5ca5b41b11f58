import type { DashboardViewServerProps } from "@payloadcms/next/views";
import { Card, Gutter } from "@payloadcms/ui";
import { redirect } from "next/navigation";
import { firstAdminEmail } from "../../auth/first-admin.ts";
import { createTranslator, getLabel } from "../../i18n/translate.ts";
import { EmergencyPanel } from "../emergency-banner/emergency-panel.tsx";
import { HiddenPhotos } from "../hidden-photos/hidden-photos.tsx";
import { OnboardingChoice } from "../onboarding/onboarding-choice.tsx";
import { OnboardingSteps } from "../onboarding/onboarding-steps.tsx";
import { canSetUpLater, readChoice } from "../onboarding/steps.ts";
import { TodoList } from "./todo-list.tsx";
import { WebVitals } from "./web-vitals/web-vitals.tsx";

type NavGroups = NonNullable<DashboardViewServerProps["navGroups"]>;

const everyday = [
  ...["news", "events", "albums", "notices", "announcements", "weekly-menus"],
  ...["toppers", "birthdays", "pages", "principal-messages", "contact-messages", "media"],
];

export async function Dashboard({ payload, user, i18n, navGroups }: DashboardViewServerProps) {
  if (!user) return null;
  if (user.mustChangePassword) redirect("/admin/account");
  const t = createTranslator(i18n.language);
  const choice = user.role === "admin" ? await readChoice(payload) : "hidden";
  const setup = <OnboardingChoice asksEmail={user.email === firstAdminEmail} />;
  return (
    <main>
      <Gutter className="dashboard">
        <h1>{t("Dashboard")}</h1>
        {choice === undefined && setup}
        <TodoList payload={payload} user={user} i18n={i18n}>
          <EmergencyPanel payload={payload} i18n={i18n} />
          <HiddenPhotos payload={payload} user={user} i18n={i18n} />
        </TodoList>
        {choice === "own" && <OnboardingSteps payload={payload} i18n={i18n} />}
        <Lists groups={navGroups ?? []} language={i18n.language} isAdmin={user.role === "admin"} />
        {canSetUpLater(choice) && (
          <details>
            <summary>{t("Set up your own school")}</summary>
            {setup}
          </details>
        )}
        <WebVitals t={t} />
      </Gutter>
    </main>
  );
}

type ListsProps = { groups: NavGroups; language: string; isAdmin: boolean };

function Lists({ groups, language, isAdmin }: ListsProps) {
  const t = createTranslator(language);
  const all = groups.flatMap(({ entities }) => entities);
  const cards = everyday.flatMap((slug) => all.find((entity) => entity.slug === slug) ?? []);
  return (
    <>
      <ul className="admin-cards">
        {cards.map(({ slug, type, label }) => {
          const title = getLabel(label, language);
          const href = `/admin/${type}/${slug}`;
          return (
            <li key={slug}>
              <Card title={title} titleAs="h3" href={href} buttonAriaLabel={title} />
            </li>
          );
        })}
      </ul>
      <details className="admin-more">
        <summary>{t("More lists and settings")}</summary>
        {groups.map(({ label, entities }) => {
          const others = entities.filter(({ slug }) => !everyday.includes(slug));
          if (others.length === 0) return null;
          return (
            <section key={label}>
              <h3>{label}</h3>
              <ul>
                {others.map(({ slug, type, label }) => (
                  <li key={slug}>
                    <a href={`/admin/${type}/${slug}`}>{getLabel(label, language)}</a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {isAdmin && <a href="/admin/wordpress-import">{t("Import from WordPress")}</a>}
      </details>
    </>
  );
}
