import type { UIFieldServerProps } from "payload";
import { sendsMail } from "../email/send-mail.ts";
import { sayIn } from "../i18n/create-translator.ts";

/** How a new user gets a password: by e-mail or from the administrator. */
export function InvitationNotice({ data, req }: UIFieldServerProps) {
  if (data?.id) return null;
  const say = sayIn(req.i18n.language);
  return sendsMail() ? (
    <p className="admin-notice">
      {say("An e-mail with a link for choosing a password is sent to this address.")}
    </p>
  ) : (
    <p className="admin-notice admin-notice--stop">
      {say(
        "E-mail is not set up: give the one-time password to this person yourself. To set it up, the operator sets SMTP_URL and MAIL_FROM.",
      )}
    </p>
  );
}
