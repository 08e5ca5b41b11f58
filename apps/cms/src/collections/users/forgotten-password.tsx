import type { ServerProps } from "payload";
import { splitText } from "../../i18n/split-text.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { sendsMail } from "../../mail-settings.ts";

export function ForgottenPassword({ i18n }: ServerProps) {
  const t = createTranslator(i18n.language);
  const link = <a href="/admin/forgot">{t("Reset it by e-mail")}</a>;
  return (
    <p className="admin-hint">
      {sendsMail()
        ? splitText(t("Forgot your password? {link}"), { link })
        : t("Forgot your password? Ask an administrator for a one-time password.")}
    </p>
  );
}
