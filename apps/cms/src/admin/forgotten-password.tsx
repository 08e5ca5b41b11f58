import type { ServerProps } from "payload";
import { sendsMail } from "../email/send-mail.ts";
import { sayIn } from "../i18n/say.ts";
import { splitText } from "../i18n/split-text.ts";

/** Below the log-in: the way to a new password, by e-mail where a mail server is set up. */
export function ForgottenPassword({ i18n }: ServerProps) {
  const say = sayIn(i18n.language);
  const link = <a href="/admin/forgot">{say("Reset it by e-mail")}</a>;
  return (
    <p className="admin-hint">
      {sendsMail()
        ? splitText(say("Forgot your password? {link}"), { link })
        : say("Forgot your password? Ask an administrator for a one-time password.")}
    </p>
  );
}
