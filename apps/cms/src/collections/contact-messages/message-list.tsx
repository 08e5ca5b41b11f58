import type { BeforeListTableServerProps, DefaultServerCellComponentProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";
import { sendsMail } from "../../mail-settings.ts";
import { listRecipients } from "./notify-office.ts";

export async function RecipientsNotice({ payload, i18n }: BeforeListTableServerProps) {
  const t = createTranslator(i18n.language);
  if (!sendsMail()) {
    return (
      <p className="admin-notice admin-notice--stop">
        {t(
          "E-mail is not set up, so there are no notifications. Please check the inbox every day. The operator can set SMTP_URL and MAIL_FROM.",
        )}
      </p>
    );
  }
  const recipients = await listRecipients(payload);
  return (
    <p className="admin-hint">
      {recipients.length > 0
        ? t("Notifications of new messages go to: {people}.", {
            people: recipients.join(", "),
          })
        : t("Notifications of new messages have no recipients yet.")}{" "}
      <a href="/admin/globals/message-notifications">{t("Change recipients")}</a>
    </p>
  );
}

export function HandledCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const t = createTranslator(i18n.language);
  return cellData ? <span>{t("Resolved")}</span> : <strong>{t("Open")}</strong>;
}
