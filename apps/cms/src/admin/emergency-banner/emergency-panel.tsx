import type { ServerProps } from "payload";
import { formatDateTime } from "../../fields/dates.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { EmergencyForm } from "./emergency-form.tsx";

export async function EmergencyPanel({ payload, i18n }: ServerProps) {
  const { isShown, text, until } = await payload.findGlobal({ slug: "emergency-banner" });
  const t = createTranslator(i18n.language);
  const end =
    until && t("Ends automatically on {time}.", { time: formatDateTime(until, i18n.language) });
  return (
    <details className="admin-emergency" open={Boolean(isShown)}>
      <summary>{t("Emergency banner")}</summary>
      <div className={isShown ? "admin-report admin-report--stop" : "admin-report"}>
        <EmergencyForm isShown={Boolean(isShown)} text={text ?? ""} />
        <p className="admin-hint">
          {isShown && end} <a href="/admin/globals/emergency-banner">{t("Link and end time")}</a>
        </p>
      </div>
    </details>
  );
}
