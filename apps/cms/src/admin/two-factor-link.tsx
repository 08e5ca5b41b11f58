"use client";

import { splitText } from "../i18n/split-text.ts";
import { useSay } from "../i18n/use-say.ts";

/** On one's own account: the way to the page where two-factor authentication is switched on and off. */
export function TwoFactorLink() {
  const { say } = useSay();
  const link = <a href="/two-factor">{say("two-factor authentication")}</a>;
  return (
    <p className="admin-notice">
      {splitText(say("Protect your account with a code from your phone: {link}"), { link })}
    </p>
  );
}
