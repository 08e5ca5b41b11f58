import { createTranslator } from "../i18n/translate.ts";
import { sendsMail } from "../mail-settings.ts";

export function MailNotice({ i18n }: { i18n: { language: string } }) {
  if (sendsMail()) return null;
  return (
    <p className="admin-notice admin-notice--stop">
      {createTranslator(i18n.language)(
        "E-mail is not set up, so the website offers no e-mail newsletter. The operator can set SMTP_URL and MAIL_FROM.",
      )}
    </p>
  );
}
