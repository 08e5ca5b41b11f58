"use client";

import { splitText } from "../i18n/split-text.ts";
import { useTranslator } from "../i18n/use-translator.ts";

export function TwoFactorLink() {
  const { t } = useTranslator();
  const link = <a href="/two-factor">{t("two-factor authentication")}</a>;
  return (
    <p className="admin-notice">
      {splitText(t("Sign-in with a code of your telephone after the password: {link}"), { link })}
    </p>
  );
}
