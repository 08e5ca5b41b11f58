import type { ServerProps } from "payload";
import { formatDateTime } from "../fields/dates.ts";
import { createTranslator } from "../i18n/translate.ts";
import { EmergencyForm } from "./emergency-form.tsx";

/** The emergency banner on the dashboard, with the button that shows or removes it. */
export async function EmergencyPanel({ payload, user, i18n }: ServerProps) {
  if (!user || user.mustChangePassword) return null;
  const { isShown, text, until } = await payload.findGlobal({
    slug: "emergency-banner",
  });
  const t = createTranslator(i18n.language);
  return (
    <section className={isShown ? "admin-report admin-report--stop" : "admin-report"}>
      <h2>{t("Emergency banner")}</h2>
      <EmergencyForm isShown={Boolean(isShown)} text={text ?? ""} />
      <p className="admin-hint">
        {isShown &&
          until &&
          `${t("Takes itself down at {moment}.", { moment: formatDateTime(until, i18n.language) })} `}
        <a href="/admin/globals/emergency-banner">{t("With a link, or an end")}</a>
      </p>
    </section>
  );
}
