import type { ServerProps } from "payload";
import { inSchoolTime } from "../fields/dates.ts";
import { sayIn } from "../i18n/say.ts";
import { EmergencyForm } from "./emergency-form.tsx";

/** A button that opens the form of the emergency banner; the form is open while the banner is shown. */
export async function EmergencyPanel({ payload, i18n }: ServerProps) {
  const { isShown, text, until } = await payload.findGlobal({ slug: "emergency-banner" });
  const say = sayIn(i18n.language);
  const end =
    until && say("Ends automatically on {time}.", { time: inSchoolTime(until, i18n.language) });
  return (
    <details className="admin-emergency" open={Boolean(isShown)}>
      <summary>{say("Emergency banner")}</summary>
      <div className={isShown ? "admin-report admin-report--stop" : "admin-report"}>
        <EmergencyForm isShown={Boolean(isShown)} text={text ?? ""} />
        <p className="admin-hint">
          {isShown && end} <a href="/admin/globals/emergency-banner">{say("Link and end time")}</a>
        </p>
      </div>
    </details>
  );
}
