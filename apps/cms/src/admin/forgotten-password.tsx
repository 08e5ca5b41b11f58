import type { ServerProps } from "payload";
import { sendsMail } from "../email/send-mail.ts";
import { splitText } from "../i18n/split-text.ts";
import { createTranslator } from "../i18n/translate.ts";

/** Below the login form: how to get a new password. */
export function ForgottenPassword({ i18n }: ServerProps) {
  const t = createTranslator(i18n.language);
  const link = <a href="/admin/forgot">{t("Send an e-mail")}</a>;
  return (
    <p className="admin-hint">
      {sendsMail()
        ? splitText(t("Forgotten your password? {link} with a link for a new one."), { link })
        : t(
            "Forgotten your password? This CMS sends no passwords by mail: an admin gives you a one-time password (Settings, People).",
          )}
    </p>
  );
}
