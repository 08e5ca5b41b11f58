import type { BeforeListTableServerProps } from "payload";
import { sendsMail } from "../email/send-mail.ts";
import { createTranslator } from "../i18n/translate.ts";
import { listRecipients } from "../inbox/notify-office.ts";

/** Above the inbox: who is notified of new messages by e-mail. */
export async function RecipientsNotice({ payload, i18n }: BeforeListTableServerProps) {
  const t = createTranslator(i18n.language);
  if (!sendsMail()) {
    return (
      <p className="admin-notice admin-notice--stop">
        {t(
          "E-mail is not set up, so nobody is notified of new messages: please look here every day. To set it up, the operator sets SMTP_URL and MAIL_FROM.",
        )}
      </p>
    );
  }
  const recipients = await listRecipients(payload);
  return (
    <p className="admin-hint">
      {recipients.length > 0
        ? t("New messages are announced by e-mail to: {people}.", {
            people: recipients.join(", "),
          })
        : t("Nobody is notified of new messages by e-mail yet.")}{" "}
      <a href="/admin/globals/office-mail">{t("Change recipients")}</a>
    </p>
  );
}
