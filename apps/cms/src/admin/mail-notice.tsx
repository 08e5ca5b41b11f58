import { sendsMail } from "../email/send-mail.ts";
import { sayIn } from "../i18n/say.ts";

/** On every screen that needs e-mail: a notice where none is set up. */
export function MailNotice({ i18n }: { i18n: { language: string } }) {
  if (sendsMail()) return null;
  return (
    <p className="admin-notice admin-notice--stop">
      {sayIn(i18n.language)(
        "E-mail is not set up, so the website offers no e-mail newsletter. The operator can set SMTP_URL and MAIL_FROM.",
      )}
    </p>
  );
}
