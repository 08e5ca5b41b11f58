import type { BeforeListTableServerProps } from "payload";
import { sendsMail } from "../email/send-mail.ts";
import { sayIn } from "../i18n/say.ts";
import { listRecipients } from "../inbox/notify-office.ts";

/** Above the inbox: who is notified of new messages by e-mail. */
export async function RecipientsNotice({ payload, i18n }: BeforeListTableServerProps) {
  const say = sayIn(i18n.language);
  if (!sendsMail()) {
    return (
      <p className="admin-notice admin-notice--stop">
        {say(
          "E-mail is not set up, so there are no notifications. Please check the inbox every day. The operator can set SMTP_URL and MAIL_FROM.",
        )}
      </p>
    );
  }
  const recipients = await listRecipients(payload);
  return (
    <p className="admin-hint">
      {recipients.length > 0
        ? say("Notifications of new messages go to: {people}.", {
            people: recipients.join(", "),
          })
        : say("Notifications of new messages have no recipients yet.")}{" "}
      <a href="/admin/globals/office-mail">{say("Change recipients")}</a>
    </p>
  );
}
