"use client";

import { splitText } from "../i18n/split-text.ts";
import { useSay } from "../i18n/use-translator.ts";

/** On the own account: the link to the two-factor page. */
export function TwoFactorLink() {
  const { say } = useSay();
  const link = <a href="/two-factor">{say("two-factor authentication")}</a>;
  return (
    <p className="admin-notice">
      {splitText(say("Sign-in with a code of your telephone after the password: {link}"), { link })}
    </p>
  );
}
