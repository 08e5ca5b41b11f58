import type { BeforeListTableServerProps } from "payload";
import { sendsMail } from "../email/send-mail.ts";
import { sayIn } from "../i18n/create-translator.ts";
import { listRecipients } from "../inbox/notify-office.ts";

/** Above the inbox: who is notified of new messages by e-mail. */
export async function RecipientsNotice({ payload, i18n }: BeforeListTableServerProps) {
  const say = sayIn(i18n.language);
  if (!sendsMail()) {
    return (
      <p className="admin-notice admin-notice--stop">
        {say(
          "E-mail is not set up, so nobody is notified of new messages: please look here every day. To set it up, the operator sets SMTP_URL and MAIL_FROM.",
        )}
      </p>
    );
  }
  const recipients = await listRecipients(payload);
  return (
    <p className="admin-hint">
      {recipients.length > 0
        ? say("New messages are announced by e-mail to: {people}.", {
            people: recipients.join(", "),
          })
        : say("Nobody is notified of new messages by e-mail yet.")}{" "}
      <a href="/admin/globals/office-mail">{say("Change recipients")}</a>
    </p>
  );
}
