import type { UIFieldServerProps } from "payload";
import { createTranslator } from "../../i18n/translate.ts";
import { sendsMail } from "../../mail-settings.ts";

export function InvitationNotice({ data, req }: UIFieldServerProps) {
  if (data?.id) return null;
  const t = createTranslator(req.i18n.language);
  return sendsMail() ? (
    <p className="admin-notice">{t("We send a link for choosing a password to this address.")}</p>
  ) : (
    <p className="admin-notice admin-notice--stop">
      {t(
        "E-mail is not set up. Give this user the one-time password yourself. The operator can set SMTP_URL and MAIL_FROM.",
      )}
    </p>
  );
}
