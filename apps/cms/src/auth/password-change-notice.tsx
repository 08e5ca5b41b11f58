"use client";

import { useAuth } from "@payloadcms/ui";
import { splitText } from "../i18n/split-text.ts";
import { useTranslator } from "../i18n/use-translator.ts";

export function PasswordChangeNotice() {
  const { user } = useAuth();
  const { t } = useTranslator();
  if (!user || !("mustChangePassword" in user) || user.mustChangePassword !== true) return null;
  const link = <a href="/admin/account">{t("Your account")}</a>;
  return (
    <div className="admin-notice" role="status">
      <p>
        <strong>{t("Please choose your own password.")}</strong>{" "}
        {splitText(
          t(
            "You signed in with a one-time password. Please choose your own under {link} to continue.",
          ),
          { link },
        )}
      </p>
    </div>
  );
}
