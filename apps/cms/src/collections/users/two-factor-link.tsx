"use client";

import { splitText } from "../../i18n/split-text.ts";
import { useTranslator } from "../../i18n/use-translator.ts";

export function TwoFactorLink() {
  const { t } = useTranslator();
  const link = <a href="/two-factor">{t("two-factor authentication")}</a>;
  return (
    <p className="admin-notice">
      {splitText(t("Protect your account with a code from your phone: {link}"), { link })}
    </p>
  );
}
