import type { ServerProps } from "payload";
import { inSchoolTime } from "../fields/dates.ts";
import { sayIn } from "../i18n/say.ts";
import { EmergencyForm } from "./emergency-form.tsx";

/** The emergency banner on the dashboard, with the button that shows or removes it. */
export async function EmergencyPanel({ payload, user, i18n }: ServerProps) {
  if (!user || user.mustChangePassword) return null;
  const { isShown, text, until } = await payload.findGlobal({
    slug: "emergency-banner",
  });
  const say = sayIn(i18n.language);
  return (
    <section className={isShown ? "admin-report admin-report--stop" : "admin-report"}>
      <h2>{say("Emergency banner")}</h2>
      <EmergencyForm isShown={Boolean(isShown)} text={text ?? ""} />
      <p className="admin-hint">
        {isShown &&
          until &&
          `${say("Ends automatically on {time}.", { time: inSchoolTime(until, i18n.language) })} `}
        <a href="/admin/globals/emergency-banner">{say("Link and end time")}</a>
      </p>
    </section>
  );
}
